import { MAX_CLUB_IMAGE_MEGABYTES } from '@dure/contract/clubs/clubs/club-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadClubImage } from '../../../../../api/clubs/clubs/clubs.writes.ts';
import { Button } from '../../../../../ui/buttons/Button.tsx';
import { PictureFrame } from '../../../../../ui/covers/PictureFrame.tsx';
import { Waiting } from '../../../../../ui/states/Waiting.tsx';
import { clubFormText as text } from '../club-form.text.ts';
import { useFields } from '../fields-form.ts';

const MEGABYTE = 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

function refusalOf({ size, type }: File): string | undefined {
  if (!TYPES.includes(type)) return text.imageWrongType;
  return size > MAX_CLUB_IMAGE_MEGABYTES * MEGABYTE ? text.imageTooLarge : undefined;
}

export interface ClubImageFieldProps {
  /** What kind of club it is: without a picture its cover is words, of the first quiz or the club's name. */
  readonly of: 'quiz' | 'lecture';
}

/** The club's picture: sent at once, so that the draft and its preview keep it. */
export function ClubImageField({ of }: ClubImageFieldProps) {
  const { values, set, errorOf } = useFields();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const upload = useMutation({
    mutationFn: (image: File) => uploadClubImage(client, { files: { image: [image] } }),
    onSuccess: (image) => set(image),
  });
  const error = refusal ?? upload.error?.message ?? errorOf('imageKey');

  const choose = (file: File | undefined) => {
    if (!file) return;
    const problem = refusalOf(file);
    setRefusal(problem);
    if (problem === undefined) upload.mutate(file);
  };
  return (
    <div
      role="group"
      data-path="imageKey"
      aria-labelledby="club-image-label"
      aria-describedby="club-image-hint"
      className="flex flex-col gap-1.5"
      data-invalid={error === undefined ? undefined : true}
    >
      <span id="club-image-label" className="text-sm font-semibold text-ink-2">
        {text.image}
      </span>
      <div className="flex flex-col gap-3 desktop:flex-row desktop:items-end">
        <div className="grid aspect-[16/9] w-full max-w-80 place-items-center overflow-hidden rounded-box border border-line bg-sunken">
          {upload.isPending && <Waiting>{text.imageUploading}</Waiting>}
          {!upload.isPending && values.imageUrl !== null && (
            <PictureFrame
              src={values.imageUrl}
              shape={values.imageShape}
              alt={text.imagePreview}
              sizes="20rem"
              className="size-full"
            />
          )}
          {!upload.isPending && values.imageUrl === null && <span className="text-ink-3">{text.imageDefault[of]}</span>}
        </div>
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={TYPES.join(',')}
            aria-label={text.imagePick}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button icon="image" onPress={() => input.current?.click()} isDisabled={upload.isPending}>
            {values.imageKey === null ? text.imagePick : text.imageChange}
          </Button>
          {values.imageKey !== null && (
            <Button
              variant="ghost"
              icon="trash"
              onPress={() => set({ imageKey: null, imageUrl: null, imageShape: null })}
            >
              {text.imageRemove}
            </Button>
          )}
        </div>
      </div>
      <p id="club-image-hint" className="text-sm text-ink-3">
        {text.imageHint[of]}
      </p>
      {error !== undefined && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

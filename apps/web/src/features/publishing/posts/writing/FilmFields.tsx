import { MAX_VIDEO_SECONDS, MAX_VIDEO_URL_LENGTH } from '@dure/contract/publishing/posts/post-limits';
import { useQueryClient } from '@tanstack/react-query';
import { uploadPostCaptions, uploadPostVideo } from '../../../../api/publishing/posts/posts.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { FileButton } from '../../../../ui/files/FileButton.tsx';
import { lengthOf } from './length-of.ts';
import type { PostValues } from './post-values.ts';
import { useUpload } from './use-upload.ts';
import { writingText as text } from './writing.text.ts';

export interface FilmFieldsProps {
  readonly values: PostValues;
  readonly onChange: (part: Partial<PostValues>) => void;
}

/** The film of a video: an address, or a file with captions; how long it takes is read out of a file. */
export function FilmFields({ values, onChange }: FilmFieldsProps) {
  const client = useQueryClient();
  const { videoKey, videoUrl, captionsKey, runningSeconds } = values;
  const film = useUpload(
    (file, onProgress) => uploadPostVideo(client, { files: { video: [file] } }, { onProgress }),
    (answer, file) => {
      onChange({ videoKey: answer.videoKey, videoUrl: '' });
      void lengthOf(file).then((seconds) => seconds !== null && onChange({ runningSeconds: seconds }));
    },
  );
  const captions = useUpload(
    (file, onProgress) => uploadPostCaptions(client, { files: { captions: [file] } }, { onProgress }),
    (answer) => onChange({ captionsKey: answer.captionsKey }),
  );
  return (
    <section aria-label={text.film} className="flex flex-col gap-3">
      {videoKey === null ? (
        <>
          <TextField
            label={text.address}
            name="videoUrl"
            description={text.addressHelp}
            maxLength={MAX_VIDEO_URL_LENGTH}
            inputMode="url"
            value={videoUrl}
            onChange={(address) => onChange({ videoUrl: address })}
          />
          {videoUrl === '' && (
            <div className="flex flex-wrap items-center gap-3 text-sm text-ink-3">
              {text.or}
              <FileButton kinds={['.mp4', '.webm']} onChoose={film.upload} isPending={film.isSending}>
                {film.isSending ? text.uploading(film.percent) : text.chooseFilm}
              </FileButton>
            </div>
          )}
        </>
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-3">
            {text.filmKept}
            <Button size="small" onPress={() => onChange({ videoKey: null, captionsKey: null })}>
              {text.removeFilm}
            </Button>
          </p>
          <p className="flex flex-wrap items-center gap-3">
            {captionsKey === null ? (
              <FileButton size="small" kinds={['.vtt']} onChoose={captions.upload} isPending={captions.isSending}>
                {text.chooseCaptions}
              </FileButton>
            ) : (
              <>
                {text.captionsKept}
                <Button size="small" onPress={() => onChange({ captionsKey: null })}>
                  {text.removeCaptions}
                </Button>
              </>
            )}
          </p>
        </>
      )}
      <NumberField
        label={text.minutes}
        name="runningSeconds"
        unit={text.minutesUnit}
        minValue={1}
        maxValue={MAX_VIDEO_SECONDS / 60}
        value={runningSeconds === null ? null : Math.max(1, Math.round(runningSeconds / 60))}
        onChange={(minutes) => onChange({ runningSeconds: minutes === null ? null : minutes * 60 })}
        className="max-w-40"
      />
    </section>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { uploadPostImage } from '../../../../api/publishing/posts/posts.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { FileButton } from '../../../../ui/files/FileButton.tsx';
import type { PostValues } from './post-values.ts';
import { useUpload } from './use-upload.ts';
import { writingText as text } from './writing.text.ts';

export interface CoverFieldProps {
  readonly cover: PostValues['cover'];
  readonly onChange: (cover: PostValues['cover']) => void;
}

/** The picture of a post. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const client = useQueryClient();
  const { upload, isSending, percent } = useUpload(
    (file, onProgress) => uploadPostImage(client, { files: { image: [file] } }, { onProgress }),
    ({ imageKey, imageUrl }) => onChange({ imageKey, imageUrl }),
  );
  return (
    <section aria-label={text.cover} className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold">{text.cover}</h2>
      {cover && <img src={cover.imageUrl} alt="" className="aspect-video w-full rounded-box object-cover" />}
      <div className="flex flex-wrap gap-2">
        <FileButton kinds={['.jpg', '.jpeg', '.png', '.webp', '.avif']} onChoose={upload} isPending={isSending}>
          {isSending ? text.uploading(percent) : text.chooseCover}
        </FileButton>
        {cover && (
          <Button variant="ghost" onPress={() => onChange(null)}>
            {text.removeCover}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-3">{text.coverHelp}</p>
    </section>
  );
}

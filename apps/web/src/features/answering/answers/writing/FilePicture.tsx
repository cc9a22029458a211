import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import { useCallback } from 'react';
import { downloadFiles } from '../../../../api/platform/downloads/downloads.reads.ts';
import { downloadAddress } from '../../../../kernel/calls/download.ts';
import { Icon } from '../../../../ui/Icon.tsx';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** A kept picture is fetched whole; a larger one is not worth its small place. */
const MAX_SHOWN_BYTES = 2 * 1024 * 1024;
const look = 'size-10 flex-none rounded-[8px] bg-sunken object-cover';

function LocalPicture({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" className={look} />;
}

/** What a file shows of itself in its row: a picture itself, of the device while it goes up, kept on the server after. */
export function FilePicture({ file }: { readonly file: File | FileRef }) {
  if (PICTURE.test(file.name)) {
    if (file instanceof File) return <LocalPicture file={file} />;
    const src = downloadAddress(downloadFiles, { query: { fileKeys: file.key } });
    if (file.size <= MAX_SHOWN_BYTES) return <img src={src} alt="" loading="lazy" className={look} />;
  }
  return <Icon name="file" className="text-ink-3" />;
}

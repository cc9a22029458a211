import type { FileRef } from '@dure/contract/answers/answers.views';
import { useEffect, useState } from 'react';
import { downloadFiles } from '../../../api/files/files.reads.ts';
import { downloadAddress } from '../../../kernel/calls/download.ts';
import { Icon } from '../../../ui/Icon.tsx';

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** A kept picture is fetched whole; a larger one is not worth its small place. */
const MAX_SHOWN_BYTES = 2 * 1024 * 1024;

const keptAddress = ({ key, name, size }: FileRef) =>
  PICTURE.test(name) && size <= MAX_SHOWN_BYTES ? downloadAddress(downloadFiles, { query: { fileKeys: key } }) : null;

/** What a file shows of itself in its row: a picture itself, of the device while it goes up, kept on the server after. */
export function FilePicture({ file }: { readonly file: File | FileRef }) {
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    if (!(file instanceof File) || !PICTURE.test(file.name)) return undefined;
    const url = URL.createObjectURL(file);
    setLocal(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const source = file instanceof File ? local : keptAddress(file);
  if (source === null) return <Icon name="file" className="text-ink-3" />;
  return <img src={source} alt="" loading="lazy" className="size-10 flex-none rounded-[8px] bg-sunken object-cover" />;
}

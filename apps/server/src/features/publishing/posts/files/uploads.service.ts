import { postText as text } from '@dure/contract/publishing/posts/posts.text';
import { reencodeImage } from '../../../../kernel/files/reencode.ts';
import type { Upload } from '../../../../kernel/files/uploads.ts';
import { refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { writeWithUploads } from '../../../tenancy/files/files.public.ts';

/** Keeps a cover for the form; only who uploaded it can give it to a post. */
export async function uploadPostImage(unit: Unit, [upload]: readonly Upload[]) {
  if (!upload) return refuseFields([{ path: 'image', message: text.imageMissing }]);
  const image = await reencodeImage(upload);
  return writeWithUploads(unit, [image], 'POST_IMAGE', async (_transaction, [file]) => ({
    imageKey: file!.key,
    imageUrl: `/images/${file!.key}`,
    imageShape: image.shape,
  }));
}

export async function uploadPostVideo(unit: Unit, [upload]: readonly Upload[]) {
  if (!upload) return refuseFields([{ path: 'video', message: text.videoMissing }]);
  return writeWithUploads(unit, [upload], 'POST_VIDEO', async (_transaction, [file]) => ({
    videoKey: file!.key,
    name: file!.name,
  }));
}

export async function uploadPostCaptions(unit: Unit, [upload]: readonly Upload[]) {
  if (!upload) return refuseFields([{ path: 'captions', message: text.captionsMissing }]);
  return writeWithUploads(unit, [upload], 'POST_CAPTIONS', async (_transaction, [file]) => ({
    captionsKey: file!.key,
    name: file!.name,
  }));
}

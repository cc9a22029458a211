import type { PictureShape } from '@dure/contract/tenancy/files/picture-shape';
import { imageUrl } from '../../../../kernel/files/image-url.ts';

/** Of a club's row, by `imageShape`. */
export interface ClubImageFacts {
  readonly image_key: string | null;
  readonly image_shape: PictureShape | null;
}

/** A club's picture, or the one that stands for it, as every view of a club names it. */
export const clubImageView = ({ image_key, image_shape }: ClubImageFacts) => ({
  clubImageUrl: imageUrl(image_key, 'club'),
  clubImageShape: image_shape,
});

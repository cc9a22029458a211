import type { PictureShape } from '@dure/contract/tenancy/files/picture-shape';
import { cx } from '../cx.ts';
import { IMAGE_WIDTHS } from '@dure/contract/tenancy/files/image-widths';

interface ImageSources {
  readonly src: string;
  readonly srcSet?: string;
}

/** A kept picture in its greatest width, where a browser takes one address alone; any other as it is. */
export const wideImage = (url: string): string =>
  url.startsWith('/images/') ? `${url}?w=${Math.max(...IMAGE_WIDTHS)}` : url;

/** A kept picture in the widths that the server makes, for the browser to choose by `sizes`; any other as it is. */
function imageSources(url: string): ImageSources {
  if (!url.startsWith('/images/')) return { src: url };
  const [narrow] = IMAGE_WIDTHS;
  return { src: `${url}?w=${narrow}`, srcSet: IMAGE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ') };
}

export interface PictureFrameProps {
  readonly src: string;
  /** Of the picture at `src`; none where it is not known, as in a draft of before. */
  readonly shape: PictureShape | null | undefined;
  readonly alt?: string;
  /** Widths at which it is shown. */
  readonly sizes: string;
  /** Among the first that are seen: it is not put off. */
  readonly isEarly?: boolean;
  /** The frame's size: the picture has none of its own. */
  readonly className: string;
}

/** Between 3:2 and 5:2, width by height: a frame of a cover cuts off less than it would leave empty. */
const FILLS = { from: 1.5, to: 2.5 };

/** Whether a picture of this shape is cut to its frame, rather than shown whole. */
const fillsFrame = ({ width, height }: PictureShape): boolean => {
  const ratio = width / height;
  return ratio >= FILLS.from && ratio <= FILLS.to;
};

/**
 * A picture of any shape in a frame of a given size. Near 16:9 it fills it. Any other one, or one of an unknown shape,
 * stands whole on the colour of its own edge from the first moment on.
 */
export function PictureFrame({ src, shape, alt = '', sizes, isEarly = false, className }: PictureFrameProps) {
  const fills = shape ? fillsFrame(shape) : false;
  return (
    <div
      data-picture={fills ? 'fills' : 'whole'}
      className={cx('relative overflow-hidden bg-sunken', className)}
      style={fills ? undefined : { backgroundColor: shape?.edgeColour ?? undefined }}
    >
      <img
        {...imageSources(src)}
        sizes={sizes}
        alt={alt}
        loading={isEarly ? 'eager' : 'lazy'}
        fetchPriority={isEarly ? 'high' : 'auto'}
        className={cx('absolute inset-0 size-full', fills ? 'object-cover' : 'object-contain')}
      />
    </div>
  );
}

import { useCallback, useState } from 'react';
import { cx } from '../cx.ts';
import { imageSources } from '../files/image-sources.ts';
import { groundOfPicture } from './picture-ground.ts';

export interface PictureFrameProps {
  readonly src: string;
  readonly alt?: string;
  /** Widths at which it is shown. */
  readonly sizes: string;
  /** Among the first that are seen: it is not put off. */
  readonly isEarly?: boolean;
  /** The frame's size: the picture has none of its own. */
  readonly className: string;
}

/**
 * A picture of any shape in a frame of a given size. Near 16:9 it fills it; otherwise it is shown whole on the colour
 * of its own edge.
 */
export function PictureFrame({ src, alt = '', sizes, isEarly = false, className }: PictureFrameProps) {
  const [ground, setGround] = useState<string | null>(null);
  // One that came with the page has loaded before anybody could hear of it.
  const onThere = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth > 0) setGround(groundOfPicture(picture));
  }, []);
  return (
    <div
      data-picture={ground === null ? 'fills' : 'whole'}
      className={cx('relative overflow-hidden bg-sunken', className)}
      style={ground === null ? undefined : { backgroundColor: ground }}
    >
      <img
        {...imageSources(src)}
        ref={onThere}
        sizes={sizes}
        alt={alt}
        loading={isEarly ? 'eager' : 'lazy'}
        fetchPriority={isEarly ? 'high' : 'auto'}
        onLoad={({ currentTarget }) => setGround(groundOfPicture(currentTarget))}
        className={cx('absolute inset-0 size-full', ground === null ? 'object-cover' : 'object-contain')}
      />
    </div>
  );
}

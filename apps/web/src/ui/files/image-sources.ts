import { IMAGE_WIDTHS } from '@dure/contract/tenancy/files/image-widths';

interface ImageSources {
  readonly src: string;
  readonly srcSet?: string;
}

/** A kept picture in the widths that the server makes, for the browser to choose by `sizes`; any other as it is. */
export function imageSources(url: string): ImageSources {
  if (!url.startsWith('/images/')) return { src: url };
  const [narrow] = IMAGE_WIDTHS;
  return { src: `${url}?w=${narrow}`, srcSet: IMAGE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ') };
}

/** Where a film stands: from edge to edge on a phone. */
export const filmBoxClass =
  'aspect-video w-full max-desktop:-mx-4 max-desktop:w-[calc(100%+2rem)] max-desktop:max-w-none desktop:rounded-card';
/** Widths at which its cover is shown. */
export const FILM_SIZES = '(width >= 64rem) 48rem, 100vw';

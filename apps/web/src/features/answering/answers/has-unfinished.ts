import { isPlain } from '../../../ui/markdown/decorate.ts';

/** Whether a text that came rendered waits for its code: for a formula, for colours, or for what the server could not make safe. */
export const hasUnfinished = (place: Element): boolean =>
  !isPlain(place) || place.querySelector('.markdown:not([data-whole])') !== null;

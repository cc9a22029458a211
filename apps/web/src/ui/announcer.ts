const NAME = 'data-announcer';

/** The attributes of the place that `announce` fills; a dialog that hides the rest of the page leaves it readable. */
export const announcerPlace = { [NAME]: '', 'data-live-announcer': 'true' } as const;

/** Says a sentence to screen readers, wherever the focus is; the same one twice is said twice. */
export function announce(sentence: string): void {
  const place = document.querySelector(`[${NAME}]`);
  place?.replaceChildren(Object.assign(document.createElement('p'), { textContent: sentence }));
}

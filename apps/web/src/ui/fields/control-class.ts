/** The look of everything one types into or picks from, whatever its size. */
export const controlLook =
  'w-full rounded-control border border-edge bg-surface text-input text-ink transition-colors outline-none desktop:text-base ' +
  'focus-within:border-brand focus-within:ring-1 focus-within:ring-brand ' +
  'data-invalid:border-bad data-invalid:ring-bad data-disabled:bg-sunken data-disabled:text-ink-3';

/** 44 px high for the finger, 40 for the mouse. */
export const controlHeight = 'h-11 desktop:h-10';

export const controlClass = `${controlLook} ${controlHeight} px-3`;

/** A floating surface over the page. */
export const floatingClass =
  'rounded-box border border-line bg-surface text-ink shadow-float transition-opacity data-entering:opacity-0 data-exiting:opacity-0';

export const optionClass =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-[8px] px-3 py-1.5 outline-none desktop:min-h-9 ' +
  'data-focused:bg-sunken data-disabled:text-ink-3 data-focus-visible:ring-2 data-focus-visible:ring-brand';

/** Day and time side by side, as many as there is room for: one is not to be cut off. */
export const dateTimesClass = 'grid gap-5 grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]';

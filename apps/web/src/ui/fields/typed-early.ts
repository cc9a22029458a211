type Field = (HTMLInputElement | HTMLTextAreaElement) & {
  /** React's own: what it believes that the field shows. */
  readonly _valueTracker?: { setValue(value: string): void };
};

/**
 * Tells React what was typed into the fields of a part before it took them over; call it right when it does. The fields are not
 * touched: an input method may be in the middle of a syllable.
 */
export function tellTyped(place: ParentNode): void {
  for (const field of place.querySelectorAll<Field>('input, textarea')) {
    if (field.value === field.defaultValue) continue;
    // oxlint-disable-next-line no-underscore-dangle -- its name; there is no other way to it
    field._valueTracker?.setValue(field.defaultValue);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

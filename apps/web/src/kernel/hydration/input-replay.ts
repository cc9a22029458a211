type Field = (HTMLInputElement | HTMLTextAreaElement) & {
  /** React's own: what it believes that the field shows. */
  readonly _valueTracker?: { setValue(value: string): void };
};

/**
 * Tells React what was typed into the fields of a part before it took them over; call it right when it does. The fields are not
 * touched: an input method may be in the middle of a syllable.
 */
export function replayInput(place: ParentNode): void {
  for (const field of place.querySelectorAll<Field>('input, textarea')) {
    const { value, defaultValue, _valueTracker: believed } = field;
    if (value === defaultValue) continue;
    believed?.setValue(defaultValue);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

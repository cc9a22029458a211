/**
 * Whether a key belongs to the input method: the Enter that ends a Korean syllable is no Enter of ours. Safari sends it
 * after the composition has ended, with the key code 229 as the only sign.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}

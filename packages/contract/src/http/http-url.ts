/**
 * Whether the text is an address of the web. A name before the host (`https://bank.example@evil.example`) makes people
 * believe in a place that they do not go to.
 */
export function isHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

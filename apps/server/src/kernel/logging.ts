/** Lines for the person at the terminal; everything else goes to the structured log. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

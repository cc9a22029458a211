/** Keywords as a file has them: parted by commas. */
export const keywordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

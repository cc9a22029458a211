type QuizAddress = { readonly club: number; readonly quiz: number };

/**
 * The moment as of which the others' answers are read, for each quiz: pages do not move while others submit. It is that
 * of the first page, until the reader asks for what is new.
 */
const anchors = new Map<string, string>();
const keyOf = ({ club, quiz }: QuizAddress) => `${club}/${quiz}`;

export const anchorOf = (address: QuizAddress): string | undefined => anchors.get(keyOf(address));

export function keepAnchor(address: QuizAddress, asOf: string | undefined): void {
  if (asOf !== undefined && !anchors.has(keyOf(address))) anchors.set(keyOf(address), asOf);
}

export const dropAnchor = (address: QuizAddress): void => void anchors.delete(keyOf(address));

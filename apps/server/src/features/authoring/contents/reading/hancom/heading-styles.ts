/** Hancom calls its headings 개요, or Outline; 0 stands for a title. */
const HEADING = /^(?:outline ?(\d*)|title|heading ?(\d*))/i;

/** The level of a heading by the English name of its style; undefined for text. */
export function headingLevel(englishName: string): number | undefined {
  const found = HEADING.exec(englishName);
  return found ? Number(found[1] || found[2] || 0) : undefined;
}

/** A part of a film. */
export interface Chapter {
  /** Where it begins, in seconds. */
  readonly at: number;
  readonly title: string;
}

const CHAPTER = /^(?:[-*] )?(?:(\d{1,2}):)?(\d{1,2}):(\d{2}) (\S.*)$/;

/**
 * Chapters of a film: lines of its text that begin with a time, as `2:20 전화번호부 한 권`. Their times rise; a line
 * whose time does not is none. Everything else is the text about the film.
 */
export function chaptersOf(markdown: string): { readonly chapters: readonly Chapter[]; readonly text: string } {
  const chapters: Chapter[] = [];
  const rest: string[] = [];
  for (const line of markdown.split(/\r\n?|\n/)) {
    const match = CHAPTER.exec(line.trim());
    const [hours, minutes, seconds] = [match?.[1] ?? 0, match?.[2], match?.[3]].map(Number) as [number, number, number];
    const at = hours * 3600 + minutes * 60 + seconds;
    if (match && seconds < 60 && at > (chapters.at(-1)?.at ?? -1)) chapters.push({ at, title: match[4]!.trim() });
    else rest.push(line);
  }
  return { chapters, text: rest.join('\n').trim() };
}

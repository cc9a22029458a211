import type { PersonKey } from '../people/people.content.ts';
import type { LectureContent, MaterialContent } from './lectures.content.ts';

/** The pages of a material that the product counts: of a PDF each of its own, of anything else one. */
export const pagesOf = ({ name, papers, isLocked = false }: MaterialContent): number =>
  name.endsWith('.pdf') && !isLocked ? papers.length : 1;

export interface ToldReading {
  readonly by: PersonKey;
  /** Counted from 1. */
  readonly study: number;
  readonly content: string;
  readonly page: number;
  readonly day: number;
  readonly minute: number;
}

/** Members read a study within its week, on a day and in the evening of their own, and the last one on their last day. */
export function readingsOf({ studies, readings }: LectureContent): ToldReading[] {
  return readings.flatMap(({ by, studies: whole, pages = 0, lastDay }, person) =>
    studies.slice(0, whole + (pages > 0 ? 1 : 0)).flatMap(({ startDay, materials, links = [] }, index, read) => {
      const isLast = index === read.length - 1;
      const day = isLast ? lastDay : Math.min(startDay + ((person * 3 + index) % 6), lastDay);
      const minute = 19 * 60 + ((person * 37 + index * 23) % 220);
      const its = { by, study: index + 1, day, minute };
      if (index === whole) {
        const [first] = materials;
        return first ? [{ ...its, content: first.name, page: Math.min(pages, pagesOf(first)) }] : [];
      }
      return [
        ...materials.filter(({ isLocked }) => !isLocked).map((one) => ({ content: one.name, page: pagesOf(one) })),
        ...links.map((content) => ({ content, page: 1 })),
      ].map((one) => ({ ...its, ...one }));
    }),
  );
}

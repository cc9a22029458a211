import { Passages } from '../../kernel/language/search/passages.ts';
import type { BriefPassage, BriefTask, Passage } from './brief-found.ts';

export const searchIn = ({ passages }: Pick<BriefTask, 'passages'>): Passages =>
  new Passages(passages.map(({ text }) => text));

/** A sentence of the quiz's content with its place. */
export const passageOf = ({ quiz }: BriefTask, passage: Passage, sentence: string): BriefPassage => ({
  contentSequence: quiz.content_sequence!,
  title: quiz.title!,
  unit: quiz.unit as BriefPassage['unit'],
  versionNo: passage.version_no,
  position: passage.position,
  unitNo: passage.unit_no,
  heading: passage.heading,
  sentence,
});

/** The sentence that says most of what a text is about; null where none speaks of it. */
export function passageAbout(task: BriefTask, search: Passages, about: string): BriefPassage | null {
  const [best] = search.find(about, 1);
  return best ? passageOf(task, task.passages[best.at]!, best.sentence) : null;
}

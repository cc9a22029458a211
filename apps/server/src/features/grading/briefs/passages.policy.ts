import { readDocument } from '../../../kernel/language/guard/guard.ts';
import type { Passages } from '../../../kernel/language/search/passages.ts';
import type { BriefPassage, BriefTask, Passage } from './brief-found.ts';

/** Passages that are looked through for a sentence that speaks to nobody. */
const LOOKED_AT = 3;

/** A sentence of the quiz's content with its place. */
export const passageOf = ({ quiz }: Pick<BriefTask, 'quiz'>, passage: Passage, sentence: string): BriefPassage => ({
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
  const found = search.find(about, LOOKED_AT).find(({ sentence }) => readDocument(sentence).trim() !== '');
  return found ? passageOf(task, task.passages[found.at]!, found.sentence) : null;
}

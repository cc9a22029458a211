import { TYPED_MARKS } from '@dure/contract/imports/typed-marks.text';
import { MAX_CRITERIA } from '@dure/contract/limits/quiz-limits';
import type { Report } from '../../exchange/row-report.ts';

const HEADS = { keywords: TYPED_MARKS.keywords, rubric: TYPED_MARKS.rubric } as const;
type Head = keyof typeof HEADS;

/** What graders are told beside the model answer, by the word that its line begins with. */
const LINES = Object.fromEntries(
  Object.entries(HEADS).map(([head, words]) => [head, new RegExp(`^(?:${words.join('|')})\\s?[:：]\\s*(\\S.*)$`, 'i')]),
) as Record<Head, RegExp>;
/** `정확성 60, 근거 40` */
const CRITERIA = /^[^,]{1,80}\s\d{1,3}\s?[%\uc810]?$/;

/** A model answer, and what stood under it. */
export interface Graded {
  readonly modelAnswer: string;
  readonly keywords: readonly string[];
  readonly rubric: string;
}

interface Noted {
  readonly before: string;
  readonly keywords: readonly string[];
  readonly rubric: string;
}

/** Takes lines of keywords and criteria off the end of a text. */
function noted(text: string): Noted {
  const lines = text.trimEnd().split('\n');
  let keywords: string[] = [];
  let rubric = '';
  while (lines.length > 0) {
    const last = lines.at(-1)!.trim();
    const [said, criteria] = [LINES.keywords.exec(last)?.[1], LINES.rubric.exec(last)?.[1]];
    const parts = criteria?.split(',').map((part) => part.trim()) ?? [];
    const isRubric = parts.length > 0 && parts.length <= MAX_CRITERIA && parts.every((part) => CRITERIA.test(part));
    if (said !== undefined && keywords.length === 0) keywords = said.split(',').map((word) => word.trim());
    else if (isRubric && rubric === '') rubric = criteria!;
    else if (last !== '') break;
    lines.pop();
  }
  return { before: lines.join('\n').trim(), keywords: keywords.filter((word) => word !== ''), rubric };
}

/**
 * What graders are told, as a model answer with keywords and criteria. A file may have the model answer a second time, as
 * `answer`. What stands in it is none of the lines below it.
 */
export function readGraded(text: string, answer: string, report: Report): Graded {
  const whole = text.trim();
  const own = answer.trim();
  const below = own !== '' && whole.startsWith(own) ? noted(whole.slice(own.length)) : undefined;
  const isBelow = below?.before === '';
  const { before, keywords, rubric } = isBelow ? below : noted(whole);
  if (keywords.length > 0) report.take('keywords');
  if (rubric !== '') report.take('rubric');
  return { modelAnswer: isBelow ? own : before, keywords, rubric };
}

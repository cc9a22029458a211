import { ANSWER_STAGES } from '@dure/contract/insight/dashboard/answer-stages';
import { choiceIn, numberIn, pageIn, textIn, type RawSearch } from '../../kernel/search-params.ts';

const FILTERS = ['behind'] as const;
const SORTS = ['progress', 'progressDesc', 'grade', 'gradeDesc'] as const;

/** A place of a distribution, which counts from `first`. */
function placeIn<K extends string>(raw: RawSearch, name: K, first: number, last: number): { [P in K]?: number } {
  const value = Number(raw[name]);
  const isPlace = raw[name] !== undefined && Number.isInteger(value) && value >= first && value <= last;
  return (isPlace ? { [name]: value } : {}) as { [P in K]?: number };
}

/** What a bar of a chart counts; a stage is one of a quiz. */
function countedIn(raw: RawSearch) {
  const stage = { ...numberIn(raw, 'quiz'), ...choiceIn(raw, 'stage', ANSWER_STAGES) };
  return {
    ...placeIn(raw, 'fifth', 0, 4),
    ...placeIn(raw, 'tens', 0, 9),
    ...placeIn(raw, 'comprehension', 1, 5),
    ...(stage.quiz !== undefined && stage.stage !== undefined && stage),
  };
}

/** `member`: who is looked at beside the list. */
export const progressSearch = (raw: RawSearch) => ({
  ...pageIn(raw),
  ...textIn(raw, 'keyword'),
  ...choiceIn(raw, 'filter', FILTERS),
  ...choiceIn(raw, 'sort', SORTS),
  ...countedIn(raw),
  ...textIn(raw, 'member'),
});

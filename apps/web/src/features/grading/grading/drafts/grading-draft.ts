import { MAX_CRITERION_COMMENT_LENGTH, MAX_FEEDBACK_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import type { CriterionView } from '@dure/contract/answering/answers/answers.views';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { MAX_NOTE_LENGTH } from '@dure/contract/grading/grading/notes/rubric-note-limits';
import { isRubricComplete, rubricScore } from '@dure/contract/grading/grading/rubric-score';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { levelsOf } from '@dure/contract/rubrics/rubric-levels';
import { parseScore } from '../grade-pane/score.ts';

/** A score as it was typed, with comments and points by criterion; `version` is the grade that it was written over. */
export interface GradePart {
  readonly score: string;
  readonly comments: Readonly<Record<string, string>>;
  /** Not in what earlier versions kept in the browser. */
  readonly points?: Readonly<Record<string, number | null>>;
  /** The chosen levels by criterion. */
  readonly levels?: Readonly<Record<string, string | null>>;
  /** Why points are others than AI's, by criterion; the whole is named by nothing. Saved, they are notes of the quiz. */
  readonly whys?: Readonly<Record<string, string>>;
  readonly version: number;
}
/** `fileKeys` are the kept files; new ones are no text and live beside the draft. */
export interface FeedbackPart {
  readonly text: string;
  readonly fileKeys: readonly string[];
  readonly version: number;
}
/** What an instructor typed about one answer and has not saved; a part that says nothing new is not there. */
export interface GradingDraft {
  readonly address: AnswerAddress;
  readonly nickname: string;
  readonly grade?: GradePart;
  readonly feedback?: FeedbackPart;
}
export type DraftPart = 'grade' | 'feedback';

/** What was said to criteria that the rubric no longer has is left out: it could not be saved again. */
const criteriaIn = (grade: GradingDetail['instructorGrade'], rubric: GradingDetail['rubric']) =>
  (grade?.criteria ?? []).filter(({ name }) => rubric.some((criterion) => criterion.name === name));

/** A level that the criterion no longer has, or with other points, is none: it could not be saved again. */
const levelIn = (rubric: GradingDetail['rubric'], { name, level, points }: CriterionView) => {
  const criterion = rubric.find((one) => one.name === name);
  return criterion && levelsOf(criterion).some((one) => one.label === level && one.points === points) ? level : null;
};

export const savedGrade = ({ instructorGrade, rubric }: GradingDetail): GradePart => ({
  score: instructorGrade === null ? '' : String(instructorGrade.grading),
  comments: Object.fromEntries(criteriaIn(instructorGrade, rubric).map(({ name, comment }) => [name, comment])),
  points: Object.fromEntries(criteriaIn(instructorGrade, rubric).map(({ name, points }) => [name, points])),
  levels: Object.fromEntries(criteriaIn(instructorGrade, rubric).map((one) => [one.name, levelIn(rubric, one)])),
  version: instructorGrade?.version ?? 0,
});

export const savedFeedback = ({ feedback }: GradingDetail): FeedbackPart => ({
  text: feedback?.text ?? '',
  fileKeys: feedback?.files.map(({ key }) => key) ?? [],
  version: feedback?.version ?? 0,
});

const said = (text: string) => text.normalize('NFC').trim();

const noWhys = ({ whys = {} }: GradePart) => Object.values(whys).every((why) => said(why) === '');

function sameGrade(a: GradePart, b: GradePart): boolean {
  const { points: mine = {}, levels: myLevels = {} } = a;
  const { points: theirs = {}, levels: theirLevels = {} } = b;
  const names = new Set([a.comments, b.comments, mine, theirs].flatMap((one) => Object.keys(one)));
  const sameScore = said(a.score) === said(b.score) || (parseScore(a.score) ?? -1) === parseScore(b.score);
  const samePart = (name: string) =>
    said(a.comments[name] ?? '') === said(b.comments[name] ?? '') &&
    (mine[name] ?? null) === (theirs[name] ?? null) &&
    (myLevels[name] ?? null) === (theirLevels[name] ?? null);
  return sameScore && [...names].every(samePart) && noWhys(a) && noWhys(b);
}

const sameFeedback = (a: FeedbackPart, b: FeedbackPart): boolean =>
  said(a.text) === said(b.text) && a.fileKeys.join() === b.fileKeys.join();

/** The draft without what the server already holds; undefined where nothing is left. New files keep the feedback. */
export function unsavedOf(draft: GradingDraft, detail: GradingDetail, hasFiles: boolean): GradingDraft | undefined {
  const { grade, feedback, ...rest } = draft;
  const left = {
    ...rest,
    ...(grade && !sameGrade(grade, savedGrade(detail)) && { grade }),
    ...(feedback && (hasFiles || !sameFeedback(feedback, savedFeedback(detail))) && { feedback }),
  };
  return left.grade || left.feedback ? left : undefined;
}

/**
 * Points for one criterion. A complete rubric gives the score, unless another was given by hand: that one stays.
 */
export function withPoints(
  rubric: GradingDetail['rubric'],
  { score, points = {} }: GradePart,
  name: string,
  given: number | null,
): Pick<GradePart, 'score' | 'points'> {
  const before = isRubricComplete(rubric, points) ? rubricScore(rubric, points) : null;
  const next = { ...points, [name]: given };
  const isByHand = said(score) !== '' && (before === null || parseScore(score) !== before);
  const suggested = isRubricComplete(rubric, next) ? rubricScore(rubric, next) : null;
  return { points: next, score: isByHand ? score : String(suggested ?? '') };
}

/** What is shown of both parts: what was typed, else what is saved. */
export const shownGrade = (draft: GradingDraft | undefined, detail: GradingDetail): GradePart =>
  draft?.grade ?? savedGrade(detail);
export const shownFeedback = (draft: GradingDraft | undefined, detail: GradingDetail): FeedbackPart =>
  draft?.feedback ?? savedFeedback(detail);

/** The parts that somebody else changed since they were written over. */
export function conflictsOf(draft: GradingDraft | undefined, detail: GradingDetail): readonly DraftPart[] {
  const parts: DraftPart[] = [];
  if (draft?.grade && draft.grade.version !== savedGrade(detail).version) parts.push('grade');
  if (draft?.feedback && draft.feedback.version !== savedFeedback(detail).version) parts.push('feedback');
  return parts;
}

/** Why the draft cannot be sent as it is: the name of a sentence in `grading.text`. */
export type DraftProblem =
  | 'scoreMissing'
  | 'scoreInvalid'
  | 'commentTooLong'
  | 'whyTooLong'
  | 'feedbackEmpty'
  | 'feedbackTooLong';

export function problemOf({ grade, feedback }: GradingDraft): DraftProblem | null {
  if (grade && parseScore(grade.score) === null) return said(grade.score) === '' ? 'scoreMissing' : 'scoreInvalid';
  const comments = Object.values(grade?.comments ?? {});
  if (comments.some((comment) => said(comment).length > MAX_CRITERION_COMMENT_LENGTH)) return 'commentTooLong';
  if (Object.values(grade?.whys ?? {}).some((why) => said(why).length > MAX_NOTE_LENGTH)) return 'whyTooLong';
  if (feedback && said(feedback.text) === '') return 'feedbackEmpty';
  return feedback && said(feedback.text).length > MAX_FEEDBACK_LENGTH ? 'feedbackTooLong' : null;
}

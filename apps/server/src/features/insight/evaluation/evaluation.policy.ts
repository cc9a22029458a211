import type {
  EvaluationFigures,
  EvaluationGrounds,
  EvaluationSections,
} from '@dure/contract/insight/evaluation/evaluation.endpoints';
import type { AnswerFact, MemberFigures } from '../dashboard/dashboard.public.ts';
import { evaluationText as text } from './evaluation.text.ts';

/** From so many points (or percent of keywords) more on, a growth is worth a word. */
const MARKED_GROWTH = 10;
/** Keywords in final answers below this share are worth a hint. */
const FEW_KEYWORDS_PERCENT = 60;
/** A grade below this is worth another look. */
const WEAK_GRADE = 70;
/** Points around the club's mean that count as the same. */
const SAME_POINTS = 1;

const paragraph = (...sentences: readonly (string | false | null)[]) => sentences.filter(Boolean).join(' ');
const orElse = (sentences: string, otherwise: string) => (sentences === '' ? otherwise : sentences);

function participation({ openedCount, submittedCount, finalCount, onTimeCount }: EvaluationFigures): string {
  if (openedCount === 0) return text.nothingOpened;
  const onTime = onTimeCount === finalCount ? text.allOnTime : text.onTime(onTimeCount, finalCount);
  return paragraph(text.submitted(submittedCount, openedCount), finalCount === 0 ? text.noFinal : onTime);
}

function progress({ openedCount, progress: percent, finalCount, missing }: EvaluationFigures): string {
  if (openedCount === 0) return text.nothingOpened;
  return paragraph(text.progress(percent, finalCount), missing.length === 0 ? text.complete : text.missing(missing));
}

function scores({ meanGrade, gradeCount, clubMeanGrade }: EvaluationFigures): string {
  if (meanGrade === null) return text.ungraded;
  const difference = clubMeanGrade === null ? 0 : Math.round(10 * (meanGrade - clubMeanGrade)) / 10;
  const beside =
    Math.abs(difference) < SAME_POINTS
      ? text.atClub
      : difference > 0
        ? text.aboveClub(difference)
        : text.belowClub(-difference);
  return paragraph(text.mean(meanGrade, gradeCount), clubMeanGrade !== null && beside);
}

const growth = ({ gradeGrowth, keywordGrowth }: EvaluationFigures): string =>
  orElse(
    paragraph(
      gradeGrowth && text.gradeGrowth(gradeGrowth.pre, gradeGrowth.final),
      keywordGrowth && text.keywordGrowth(keywordGrowth.pre, keywordGrowth.final),
    ),
    text.growthUnknown,
  );

const changeOf = (change: { pre: number; final: number } | null) =>
  change === null ? null : change.final - change.pre;

/** Grades say whether answers got better; keywords where there are none, and nothing against grades that fell. */
function hasGrown({ gradeGrowth, keywordGrowth }: EvaluationFigures): boolean {
  const [grades, keywords] = [changeOf(gradeGrowth), changeOf(keywordGrowth)];
  if (grades !== null && grades < 0) return false;
  return Math.max(grades ?? 0, keywords ?? 0) >= MARKED_GROWTH;
}

/** What is said of a member beside the plain numbers: sentences and the answers that they rest on follow it. */
function marks(figures: EvaluationFigures) {
  const { best, weakest, finalCount, onTimeCount, openedCount, submittedCount, keywordGrowth } = figures;
  return {
    best: best !== null && best.grading >= WEAK_GRADE ? best : null,
    isGrown: hasGrown(figures),
    isSteady: finalCount > 1 && onTimeCount === finalCount,
    takesPart: openedCount > 1 && submittedCount === openedCount,
    weakest: weakest !== null && weakest.grading < WEAK_GRADE ? weakest : null,
    isLate: onTimeCount < finalCount,
    lacksKeywords: keywordGrowth !== null && keywordGrowth.final < FEW_KEYWORDS_PERCENT,
  };
}

function strengths(figures: EvaluationFigures): string {
  const { best, isGrown, isSteady, takesPart } = marks(figures);
  return orElse(
    paragraph(
      best && text.best(best.no, best.grading),
      isGrown && ((figures.readCount ?? 0) > 0 ? text.learns : text.improves),
      isSteady && text.steady,
      takesPart && text.takesPart,
    ),
    text.strengthsLater,
  );
}

function nextSteps(figures: EvaluationFigures): string {
  const { missing, closed } = figures;
  const { weakest, isLate, lacksKeywords } = marks(figures);
  const open = missing.filter((no) => !closed.includes(no));
  return orElse(
    paragraph(
      open.length > 0 && text.finishMissing(open),
      closed.length > 0 && text.readClosed(closed),
      weakest && text.revisit(weakest.no, weakest.grading),
      isLate && text.beOnTime,
      lacksKeywords && text.useKeywords,
    ),
    // Whoever did nothing yet, or badly, is not told to go on like this.
    figures.finalCount > 0 && (figures.meanGrade ?? WEAK_GRADE) >= WEAK_GRADE ? text.keepOn : text.begin,
  );
}

/** Drafts a report from a member's numbers: the same numbers give the same sentences, and no model is asked. */
export const draftSections = (figures: EvaluationFigures): EvaluationSections => ({
  participation: participation(figures),
  progress: progress(figures),
  scores: scores(figures),
  growth: growth(figures),
  strengths: strengths(figures),
  nextSteps: nextSteps(figures),
});

const isGradePair = ({ grading, hasPreGrade }: AnswerFact) => grading !== null && hasPreGrade;

/** The answers that each part of such a report rests on, in the club's order; what nobody answered is none. */
export function groundsOf(figures: MemberFigures): EvaluationGrounds {
  const { best, weakest, isGrown, isSteady, takesPart, isLate, lacksKeywords } = marks(figures);
  const of = (isGround: (answer: AnswerFact) => boolean) =>
    figures.answers
      .filter((answer) => answer.isSubmitted && isGround(answer))
      .map(({ quizSequence, no }) => ({ quizSequence, no }));
  const isPair = (answer: AnswerFact) => isGradePair(answer) || answer.keywords !== null;
  return {
    participation: of(() => true),
    progress: of(({ isFinal }) => isFinal),
    scores: of(({ grading }) => grading !== null),
    growth: of(isPair),
    strengths: of(
      (answer) => answer.no === best?.no || (isGrown && isPair(answer)) || (isSteady && answer.isFinal) || takesPart,
    ),
    nextSteps: of(
      (answer) =>
        !answer.isFinal ||
        answer.no === weakest?.no ||
        (isLate && !answer.isOnTime) ||
        (lacksKeywords && answer.keywords !== null && answer.keywords < FEW_KEYWORDS_PERCENT),
    ),
  };
}

/** Reports of a lecture club rest on no answers. */
export const NO_GROUNDS: EvaluationGrounds = {
  participation: [],
  progress: [],
  scores: [],
  growth: [],
  strengths: [],
  nextSteps: [],
};

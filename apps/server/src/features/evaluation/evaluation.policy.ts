import type { EvaluationFigures, EvaluationSections } from '@dure/contract/evaluation/evaluation.endpoints';
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

const grew = (change: { pre: number; final: number } | null) =>
  change !== null && change.final - change.pre >= MARKED_GROWTH;

function strengths(figures: EvaluationFigures): string {
  const { best, finalCount, onTimeCount, openedCount, submittedCount, readCount = 0 } = figures;
  return orElse(
    paragraph(
      best !== null && best.grading >= WEAK_GRADE && text.best(best.no, best.grading),
      (grew(figures.gradeGrowth) || grew(figures.keywordGrowth)) && (readCount > 0 ? text.learns : text.improves),
      finalCount > 1 && onTimeCount === finalCount && text.steady,
      openedCount > 1 && submittedCount === openedCount && text.takesPart,
    ),
    text.strengthsLater,
  );
}

function nextSteps({ missing, closed, weakest, finalCount, onTimeCount, keywordGrowth }: EvaluationFigures): string {
  const open = missing.filter((no) => !closed.includes(no));
  return orElse(
    paragraph(
      open.length > 0 && text.finishMissing(open),
      closed.length > 0 && text.readClosed(closed),
      weakest !== null && weakest.grading < WEAK_GRADE && text.revisit(weakest.no, weakest.grading),
      onTimeCount < finalCount && text.beOnTime,
      keywordGrowth !== null && keywordGrowth.final < FEW_KEYWORDS_PERCENT && text.useKeywords,
    ),
    text.keepOn,
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

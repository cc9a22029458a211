import type { EvaluationSections, ReadingFigures } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { studyNoOf } from '@dure/contract/tenancy/tenants/study-order.text';
import { evaluationText } from './evaluation.text.ts';

const text = evaluationText.reading;
/** Percent around the club's mean that count as the same. */
const SAME_PERCENT = 5;

const paragraph = (...sentences: readonly (string | false)[]) => sentences.filter(Boolean).join(' ');

function beside({ progress, clubMeanProgress }: ReadingFigures): string {
  const difference = progress - clubMeanProgress;
  if (Math.abs(difference) < SAME_PERCENT) return text.atClub;
  return difference > 0 ? text.aboveClub(difference) : text.belowClub(-difference);
}

/** What was asked and, where a quiz club is linked, answered there. */
function takesPart({ questionCount = 0, assistantCount = 0, quizzes = null }: ReadingFigures): string {
  const hasQuizzes = quizzes !== null && quizzes.openedCount > 0;
  return paragraph(
    questionCount > 0 && text.asked(questionCount),
    assistantCount > 0 && text.askedAssistant(assistantCount),
    hasQuizzes && text.quizzes(quizzes.finalCount, quizzes.openedCount),
    hasQuizzes && quizzes.meanGrade !== null && evaluationText.mean(quizzes.meanGrade, quizzes.gradeCount),
  );
}

/** The linked club's quizzes that can still be answered. */
const openQuizzes = ({ quizzes = null }: ReadingFigures) =>
  quizzes === null ? [] : quizzes.missing.filter((no) => !quizzes.closed.includes(no));

/**
 * Drafts a lecture club's report from what a member has read, asked and, in a linked quiz club, answered. The same
 * numbers give the same sentences. `studyOrder` is what the organisation counts studies by.
 */
export function draftReading(figures: ReadingFigures, studyOrder: string): EvaluationSections {
  const { begunCount, pageCount, readPages, progress, finished, unfinished, unopened } = figures;
  const nothing = begunCount === 0 || pageCount === 0;
  const isThrough = !nothing && unfinished.length + unopened.length === 0;
  const open = openQuizzes(figures);
  const named = (numbers: readonly number[]) => numbers.map((no) => studyNoOf(studyOrder, no));
  const hasNothingLeft = isThrough && open.length === 0;
  return {
    participation: paragraph(
      nothing ? text.nothingBegun : text.opened(begunCount - unopened.length, begunCount),
      takesPart(figures),
    ),
    progress: nothing
      ? text.nothingBegun
      : paragraph(text.progress(pageCount, readPages, progress), beside(figures), isThrough && text.complete),
    scores: '',
    growth: '',
    strengths: paragraph(
      isThrough ? text.keepsUp : finished.length > 0 && text.finished(named(finished)),
      finished.length === 0 && text.strengthsLater,
    ),
    nextSteps: hasNothingLeft
      ? evaluationText.keepOn
      : paragraph(
          unfinished.length > 0 && text.goOn(named(unfinished)),
          unopened.length > 0 && text.begin(named(unopened)),
          open.length > 0 && evaluationText.finishMissing(open),
          nothing && text.waitForFirst,
        ),
  };
}

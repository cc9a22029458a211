import type { EvaluationSections, ReadingFigures } from '@dure/contract/evaluation/evaluation.endpoints';
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

/** Drafts a lecture club's report from what a member has read: the same numbers give the same sentences. */
export function draftReading(figures: ReadingFigures): EvaluationSections {
  const { begunCount, pageCount, readPages, progress, finished, unfinished, unopened } = figures;
  const nothing = begunCount === 0 || pageCount === 0;
  const isThrough = !nothing && unfinished.length + unopened.length === 0;
  return {
    participation: nothing ? text.nothingBegun : text.opened(begunCount - unopened.length, begunCount),
    progress: nothing
      ? text.nothingBegun
      : paragraph(text.progress(pageCount, readPages, progress), beside(figures), isThrough && text.complete),
    scores: '',
    growth: '',
    strengths: paragraph(
      isThrough ? text.keepsUp : finished.length > 0 && text.finished(finished),
      finished.length === 0 && text.strengthsLater,
    ),
    nextSteps: isThrough
      ? evaluationText.keepOn
      : paragraph(
          unfinished.length > 0 && text.goOn(unfinished),
          unopened.length > 0 && text.begin(unopened),
          nothing && text.waitForFirst,
        ),
  };
}

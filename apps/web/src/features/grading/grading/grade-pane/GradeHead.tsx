import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { rubricScore } from '@dure/contract/grading/grading/rubric-score';
import { memo, useId, useRef } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Kbd } from '../../../../ui/keys/Kbd.tsx';
import { gradingText } from '../grading.text.ts';
import type { OpenAnswer } from '../state/commands.ts';
import { useGrading } from '../state/grading-context.ts';
import { usePartReady } from '../workspace/use-part-ready.ts';
import { parseScore, shareOf, weightOf } from './score.ts';
import { useAnswerDraft } from './use-answer-draft.ts';

const text = gradingText.grade;

/** The other judges, the official one marked where it is not the instructor. */
function others({ grades, officialGrader }: GradingDetail): string[] {
  return (['SELF', 'AI'] as const).flatMap((grader) => {
    const score = grades[grader];
    if (score === null) return [];
    return [
      text.other(gradingText.item.graders[grader], score) + (grader === officialGrader ? ` ${text.official}` : ''),
    ];
  });
}

/** The total, live and to be typed over, and what it is made of. */
export const GradeHead = memo(function GradeHead({ answer }: { readonly answer: OpenAnswer }) {
  const { detail } = answer;
  const { setScore, ask } = useGrading();
  const place = useRef<HTMLDivElement>(null);
  usePartReady('head', place);
  const { grade, problem, changeGrade } = useAnswerDraft(answer);
  const { rubric, can } = detail;
  const id = useId();
  if (!can.grade && detail.final === null) return null;
  const { score, points = {} } = grade;
  const total = weightOf(rubric);
  const given = rubric.filter(({ name }) => (points[name] ?? null) !== null);
  const suggested = given.length === rubric.length ? rubricScore(rubric, points) : null;
  const parts = given.map(({ name, weight }) => shareOf(points[name] ?? 0, weight, total));
  const isTyped = score.trim() !== '' && parseScore(score) === null;
  const named = problem?.startsWith('score') === true ? gradingText.problem[problem] : undefined;
  const message = named ?? (isTyped ? gradingText.problem.scoreInvalid : undefined);
  return (
    <div
      ref={place}
      className="max-desktop:contents desktop:flex desktop:min-h-15 desktop:flex-none desktop:flex-wrap desktop:items-center desktop:gap-x-3 desktop:border-b desktop:border-line desktop:px-4.5 desktop:py-1.5"
    >
      <input
        ref={setScore}
        aria-label={text.typed}
        aria-describedby={id}
        aria-invalid={message !== undefined}
        inputMode="numeric"
        autoComplete="off"
        aria-keyshortcuts="p"
        disabled={!can.grade}
        placeholder={parts.length > 0 ? String(Math.round(parts.reduce((sum, part) => sum + part, 0))) : '–'}
        value={score}
        onChange={(event) => changeGrade({ score: event.target.value })}
        className="h-11 w-16 flex-none rounded-control border border-transparent bg-transparent px-1 text-center text-3xl font-bold tabular-nums placeholder:text-ink-3 hover:border-line-strong focus:border-brand aria-invalid:border-bad"
      />
      <div className="hidden min-w-0 flex-1 text-xs text-ink-3 tabular-nums desktop:block">
        {rubric.length > 0 && (
          <p className="text-sm font-semibold text-ink">{text.chosen(rubric.length, given.length)}</p>
        )}
        <p>{[...(parts.length > 0 ? [parts.join(' + ')] : []), ...others(detail)].join(' · ')}</p>
      </div>
      <Button
        size="small"
        variant="ghost"
        isDisabled={!can.grade}
        onPress={() => ask('exactScore')}
        className="max-desktop:hidden"
      >
        {text.exact}
        <span aria-hidden="true">
          <Kbd>P</Kbd>
        </span>
      </Button>
      {suggested !== null && parseScore(score) !== suggested && (
        <div className="flex basis-full items-center justify-between gap-2 text-sm max-desktop:order-first">
          <span>{text.suggested(suggested)}</span>
          <Button size="small" isDisabled={!can.grade} onPress={() => changeGrade({ score: String(suggested) })}>
            {text.takeSuggested}
          </Button>
        </div>
      )}
      <p id={id} className="basis-full text-sm text-bad empty:hidden max-desktop:order-first">
        {message}
      </p>
    </div>
  );
});

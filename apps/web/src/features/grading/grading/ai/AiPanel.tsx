import { LOW_CONFIDENCE } from '@dure/contract/grading/grading/grading-need';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { evaluateAnswer } from '../../../../api/grading/grading/ai-evaluation.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Kbd } from '../../../../ui/keys/Kbd.tsx';
import { ScoreTiles } from '../../../../ui/layout/ScoreTiles.tsx';
import { ENTER_SAVES } from '../keys/grading-keys.ts';
import { answerKey } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import type { ShownAnswer } from '../state/commands.ts';
import { useGrading } from '../state/grading-context.ts';
import { AiPoints } from './AiPoints.tsx';
import { aiText as text } from './ai.text.ts';

export interface AiPanelProps {
  readonly answer: ShownAnswer;
  /** Whether what is typed is what AI would give. */
  readonly isTaken: boolean;
  readonly className?: string;
}

const Key = ({ children }: { readonly children: string }) => (
  <span aria-hidden="true" className="hidden desktop:contents">
    <Kbd>{children}</Kbd>
  </span>
);

/** Asks for an evaluation, or for another one. */
function Ask({ address, again, isDisabled }: { address: AnswerAddress; again: boolean; isDisabled: boolean }) {
  const client = useQueryClient();
  const ask = useMutation({ mutationFn: () => evaluateAnswer(client, { params: address, body: { again } }) });
  return (
    <>
      <Button
        size="small"
        variant={again ? 'ghost' : 'secondary'}
        isPending={ask.isPending}
        isDisabled={isDisabled}
        onPress={() => ask.mutate()}
      >
        {again ? text.again : text.ask}
      </Button>
      {ask.isError && (
        <p role="alert" className="basis-full text-sm text-bad">
          {text.failed} {ask.error.message}
        </p>
      )}
    </>
  );
}

/** What AI found of the open answer, beside what people gave; taken over or left with one key. */
export function AiPanel({ answer: { address, detail }, isTaken, className }: AiPanelProps) {
  const { ask } = useGrading();
  const { ai, grades, officialGrader, can } = detail;
  const scores = (['INSTRUCTOR', 'AI', 'SELF'] as const).map((grader) => ({
    label: text.judges[grader],
    score: grades[grader],
    mark: grader === officialGrader ? gradingText.grade.official : undefined,
  }));
  return (
    <section
      aria-label={text.title}
      className={cx('flex flex-col gap-2 border-b border-line px-4 py-3 text-sm desktop:px-4.5', className)}
    >
      <ScoreTiles scores={scores} />
      {ai === null ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-ink-2">{text.none}</p>
          <Ask key={answerKey(address)} address={address} again={false} isDisabled={!can.grade} />
        </div>
      ) : (
        <>
          {ai.score === null && <p className="text-lg font-bold">{text.open}</p>}
          {ai.score === null && <AiPoints points={ai.points} answer={detail.final?.text ?? ''} />}
          <details key={answerKey(address)}>
            <summary className="touch-target cursor-pointer text-ink-3">
              {ai.score !== null && (
                <>
                  <b className={ai.confidence < LOW_CONFIDENCE ? 'font-semibold text-pre' : 'font-semibold text-ink-2'}>
                    {text.confidence(ai.confidence, ai.confidence < LOW_CONFIDENCE)}
                  </b>{' '}
                  {!ai.isCalibrated && text.uncalibrated} ·{' '}
                </>
              )}
              {ai.isBuiltIn ? text.builtInName : ai.model} ·{' '}
              <span className="font-semibold text-brand-ink">{text.reasons}</span>
            </summary>
            <p className="mt-2 text-ink-2">{ai.justification}</p>
            {ai.score !== null && ai.points.length > 0 && (
              <div className="mt-2">
                <AiPoints points={ai.points} answer={detail.final?.text ?? ''} />
              </div>
            )}
            {ai.suggestion !== '' && (
              <p className="mt-2 text-ink-2">
                <b className="font-semibold text-ink">{text.suggestion}</b> {ai.suggestion}
              </p>
            )}
            <p className="mt-2 text-ink-3">{ai.isBuiltIn ? text.builtIn : text.by(ai.model)}</p>
          </details>
          {ai.unread.length > 0 && <p className="text-pre">{text.unread(ai.unread)}</p>}
          <div className="flex flex-wrap items-center gap-2">
            {ai.score !== null && (
              <>
                <Button
                  size="small"
                  isDisabled={!can.grade || isTaken}
                  onPress={() => ask('takeAi')}
                  aria-keyshortcuts="y"
                  {...ENTER_SAVES}
                >
                  {isTaken ? text.taken : text.take}
                  <Key>Y</Key>
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  isDisabled={!can.grade}
                  onPress={() => ask('leaveAi')}
                  aria-keyshortcuts="n"
                >
                  {text.leave}
                  <Key>N</Key>
                </Button>
              </>
            )}
            <Ask key={answerKey(address)} address={address} again isDisabled={!can.grade} />
          </div>
        </>
      )}
    </section>
  );
}

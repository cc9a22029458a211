import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { Suspense, useState, type ReactNode } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { AnswerVersions } from '../versions/AnswerVersions.tsx';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { answersText } from '../answers.text.ts';
import { ContentBox } from '../ContentBox.tsx';
import { WritersNow } from '../peers/WritersNow.tsx';
import { draftStore, type Step } from '../writing/draft.ts';
import { LeftoverDraft } from '../writing/LeftoverDraft.tsx';
import { LazyOwnGrade, preloadGrade } from './LazyOwnGrade.tsx';
import { RevisionAfterModelAnswer } from './RevisionAfterModelAnswer.tsx';
import { MyReactions } from './MyReactions.tsx';
import { readOnlyReason } from './read-only-reason.ts';
import { hasDraft, isPreSubmitted } from '../room-steps.ts';
import { SubmittedAnswer } from './SubmittedAnswer.tsx';

const AnswerEditor = lazy(() => import('../writing/AnswerEditor.tsx').then((module) => module.AnswerEditor), {
  module: 'features/answering/answers/writing/AnswerEditor.tsx',
});
const AfterFinal = lazy(() => import('./AfterFinal.tsx').then((module) => module.AfterFinal), {
  module: 'features/answering/answers/own/AfterFinal.tsx',
});
const ModelAnswer = lazy(() => import('./ModelAnswer.tsx').then((module) => module.ModelAnswer));

/** What the next step of the quiz shows: it is here before that step is taken. */
export const loadSteps = (): Promise<unknown> =>
  Promise.all([AnswerEditor.preload(), AfterFinal.preload(), preloadGrade()]);

export interface MyAnswerProps {
  readonly address: QuizAddress;
  readonly room: AnswerRoom;
  readonly onTyping: (isTyping: boolean) => void;
  readonly onDrafted: (hasDraft: boolean) => void;
  /** Hears of the field that is written in, and of the names that its text quotes, one a line. */
  readonly onField: (field: HTMLTextAreaElement | null) => void;
  readonly onQuoted: (names: string) => void;
  /** The comments on one's own answer. */
  readonly isThreadOpen: boolean;
  readonly onThread: () => void;
  readonly thread: ReactNode;
  /** The pre-answer was submitted a moment ago: the others' answers are open. */
  readonly onOpened: () => void;
  /** A content of the library, to be read in place. */
  readonly contentView: (contentSequence: number) => ReactNode;
  /** Where keywords that were missed are explained. */
  readonly explained: ReactNode;
  /** The way to the next quiz. */
  readonly next: ReactNode;
}

/** One's own way through the quiz, step by step. */
export function MyAnswer(props: MyAnswerProps) {
  const { address, room, isThreadOpen, onThread, thread, onOpened, next } = props;
  const { onTyping, onDrafted, onField, onQuoted, contentView, explained } = props;
  const writing = { address, room, onTyping, onDrafted, onField, onQuoted };
  const { pre, final, can } = room;
  const now = useNow();
  const [isRevising, setRevising] = useState(
    () => final !== null && (hasDraft(room) || draftStore(address, 'final').read() !== undefined),
  );
  /** The step that was written a moment ago: its text takes the focus over from the field. */
  const [left, setLeft] = useState<Step>();
  const isSubmitted = isPreSubmitted(room);
  const isEditing = can.writePre || (can.writeFinal && (final === null || isRevising));
  const reason = isEditing || (final !== null && can.writeFinal) ? null : readOnlyReason(room, now);
  const isAnswered = final !== null;
  const isDone = pre !== null && final !== null && !(can.writeFinal && isRevising);
  const isGraded = room.grades.length > 0 || room.feedback !== null;
  const leave = (step: Step) => {
    setRevising(false);
    setLeft(step);
    if (step === 'pre') onOpened();
  };
  const grade = <LazyOwnGrade address={address} room={room} />;
  const editor = (step: Step, onCancel?: () => void) => (
    <Suspense fallback={<Skeleton shape="block" className="h-72" />}>
      <AnswerEditor
        key={step}
        {...writing}
        step={step}
        onSubmitted={() => leave(step)}
        {...(onCancel && { onCancel })}
      />
    </Suspense>
  );
  return (
    <>
      {reason !== null && (
        <p role="note" className="rounded-box bg-sunken px-4 py-3 text-ink-2">
          {reason}
        </p>
      )}
      {isGraded && grade}
      {can.writePre && (
        <>
          <p className="text-sm text-ink-3 wide:hidden">
            <strong className="block text-base text-ink">{answersText.before.title}</strong>
            {answersText.before.why}
          </p>
          <WritersNow className="desktop:hidden" />
          {editor('pre')}
        </>
      )}
      {isDone && (
        <Suspense fallback={<Skeleton shape="block" className="h-72" />}>
          <AfterFinal
            address={address}
            room={{ ...room, pre, final }}
            takesFocus={left === 'final'}
            isReadOnly={readOnlyReason(room, now) === answersText.readOnly.club}
            explained={explained}
            next={next}
          />
        </Suspense>
      )}
      {pre !== null && !isDone && <SubmittedAnswer step="pre" answer={pre} />}
      {!can.writePre && (
        <LeftoverDraft address={address} step="pre" kept={isSubmitted ? null : room.draft.text} submitted={pre?.text} />
      )}
      {room.content !== null && (
        <ContentBox
          address={address}
          content={room.content}
          readAt={room.contentReadAt}
          comesNext={can.writeFinal && final === null}
          isCounted={isSubmitted}
          view={contentView}
        />
      )}
      {can.writeFinal &&
        (final === null || isRevising) &&
        editor('final', isAnswered ? () => leave('final') : undefined)}
      {final !== null && !(can.writeFinal && isRevising) && (
        <SubmittedAnswer step="final" answer={final}>
          <div className="mt-3 flex flex-wrap gap-2">
            {can.writeFinal && (
              <Button icon="edit" onPress={() => setRevising(true)}>
                {answersText.revise}
              </Button>
            )}
            <AnswerVersions address={address} />
          </div>
        </SubmittedAnswer>
      )}
      {room.revision !== null && !(can.writeFinal && isRevising) && (
        <RevisionAfterModelAnswer revision={room.revision} />
      )}
      {isSubmitted && !can.writeFinal && (
        <LeftoverDraft
          address={address}
          step="final"
          kept={room.draft.text}
          submitted={room.revision?.text ?? final?.text}
        />
      )}
      {pre !== null && isDone && <SubmittedAnswer step="pre" answer={pre} />}
      {isSubmitted && (
        <MyReactions counts={room.like} isOpen={isThreadOpen} onPress={onThread}>
          {isThreadOpen && thread}
        </MyReactions>
      )}
      {room.modelAnswer !== null && !isAnswered && (
        <Suspense>
          <ModelAnswer model={room.modelAnswer} hasKeywords />
          {explained}
        </Suspense>
      )}
      {isAnswered && !isGraded && grade}
    </>
  );
}

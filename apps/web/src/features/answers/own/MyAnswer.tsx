import type { AnswerRoom } from '@dure/contract/answers/answers.views';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../kernel/lazy-part.ts';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { TakesInput } from '../../../ui/states/TakesInput.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useNow } from '../../../ui/dates/use-now.ts';
import { AnswerVersions } from '../versions/AnswerVersions.tsx';
import { AnswerEditor } from '../writing/AnswerEditor.tsx';
import type { QuizAddress } from '../../../api/answers/answer-address.ts';
import { answersText } from '../answers.text.ts';
import { ContentBox } from '../ContentBox.tsx';
import { WritersNow } from '../peers/WritersNow.tsx';
import { AskReview } from './AskReview.tsx';
import { GradeFeedback } from './GradeFeedback.tsx';
import { draftStore, type Step } from '../writing/draft.ts';
import { LeftoverDraft } from '../writing/LeftoverDraft.tsx';
import { LateRevision } from './LateRevision.tsx';
import { ModelAnswer } from './ModelAnswer.tsx';
import { MyReactions } from './MyReactions.tsx';
import { readOnlyReason } from './read-only-reason.ts';
import { hasDraft, isPreSubmitted } from '../room-steps.ts';
import { SelfGrade } from './SelfGrade.tsx';
import { SubmittedAnswer } from './SubmittedAnswer.tsx';

const words = answersText.editor;
const AiReasons = lazyPart(() => import('./AiReasons.tsx').then((module) => module.AiReasons));
const AfterFinal = lazyPart(() => import('./AfterFinal.tsx').then((module) => module.AfterFinal));

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
  const isBy = (wanted: string) => room.grades.some(({ grader }) => grader === wanted);
  const isOfficialByAi = isBy('AI') && !isBy('INSTRUCTOR');
  const grade = (
    <GradeFeedback
      room={room}
      aiReasons={
        room.grades.some(({ grader }) => grader !== 'SELF') && (
          <Suspense>
            <AiReasons address={address} isOfficial={isOfficialByAi} />
          </Suspense>
        )
      }
      selfGrade={can.selfGrade && <SelfGrade address={address} grades={room.grades} />}
      askReview={can.askReview && <AskReview address={address} until={room.reviewUntil} />}
    />
  );
  const leave = (step: Step) => {
    setRevising(false);
    setLeft(step);
    if (step === 'pre') onOpened();
  };
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
          <TakesInput>
            <AnswerEditor key="pre" {...writing} step="pre" onSubmitted={() => leave('pre')} />
          </TakesInput>
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
          isCounted={isSubmitted}
          view={contentView}
        />
      )}
      {can.writeFinal && (final === null || isRevising) && (
        <TakesInput>
          <AnswerEditor
            key="final"
            {...writing}
            step="final"
            onSubmitted={() => leave('final')}
            {...(isAnswered && { onCancel: () => leave('final') })}
          />
        </TakesInput>
      )}
      {final !== null && !(can.writeFinal && isRevising) && (
        <SubmittedAnswer step="final" answer={final}>
          <div className="mt-3 flex flex-wrap gap-2">
            {can.writeFinal && (
              <Button icon="edit" onPress={() => setRevising(true)}>
                {words.revise}
              </Button>
            )}
            <AnswerVersions address={address} />
          </div>
        </SubmittedAnswer>
      )}
      {room.revision !== null && !(can.writeFinal && isRevising) && <LateRevision revision={room.revision} />}
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
        <>
          <ModelAnswer model={room.modelAnswer} hasKeywords />
          {explained}
        </>
      )}
      {isAnswered && !isGraded && grade}
    </>
  );
}

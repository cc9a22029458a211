import type { ManagedClubQuiz } from '@dure/contract/quizzes/quizzes.endpoints';
import { useRef, useState } from 'react';
import { useStore } from '../../kernel/store.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ShortcutList } from '../../ui/ShortcutList.tsx';
import { ActionRow } from './ActionRow.tsx';
import { AnswerPane, AnswerSkeleton, GradeSkeleton } from './AnswerPane.tsx';
import type { RenderFiles } from './AnswerTexts.tsx';
import type { DraftBook } from './draft-book.ts';
import { draftEditor } from './draft-editor.ts';
import { GradePane } from './GradePane.tsx';
import type { GradingCommand } from './grading-keys.ts';
import { answerKey, type Go, type GradingPlace, type QuizAddress } from './grading-place.ts';
import { saveStates } from './grading-saves.ts';
import { gradingText } from './grading.text.ts';
import { GradingLayout } from './GradingLayout.tsx';
import { QueuePane } from './QueuePane.tsx';
import { useAnnouncer } from './use-announcer.ts';
import { useGradingCommands, useGradingKeys } from './use-grading-commands.ts';
import { useGradingData } from './use-grading-data.ts';
import { useGradingMoves } from './use-grading-moves.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useOpenAnswer } from './use-open-answer.ts';
import { useRetryOnline } from './use-retry-online.ts';

export interface GradingWorkspaceProps {
  readonly place: GradingPlace;
  readonly quiz: QuizAddress;
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly book: DraftBook;
  readonly go: Go;
  readonly renderFiles: RenderFiles;
}

/** Reads, grades and moves on, by keyboard or by hand. */
export function GradingWorkspace({ place, quiz, quizzes, book, go, renderFiles }: GradingWorkspaceProps) {
  const { queue, items, pages, address, detail } = useGradingData(place, quiz, go);
  const { announcement, announce } = useAnnouncer();
  const moves = useGradingMoves({ place, quiz, items, pages, go, announce });
  const commands = useGradingCommands({ book, address, moves, announce });
  const { list, answer, markKey, focusAnswer } = useOpenAnswer(place.answer);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const feedback = useRef<HTMLTextAreaElement>(null);
  const save = useStore(saveStates)[address ? answerKey(address) : ''];
  useLeaveWarning(place.club, book);
  useRetryOnline(book, commands.retry);

  const score = (points: number) => {
    if (!detail.data?.can.grade) return announce(gradingText.said.notGradable);
    draftEditor(book, quiz, detail.data).changeGrade({ score: String(points) });
    announce(gradingText.said.scored(points));
  };
  const run = (command: GradingCommand) => {
    switch (command.kind) {
      case 'score':
        return score(command.score);
      case 'feedback':
        return feedback.current?.focus();
      case 'leaveField':
        return focusAnswer();
      case 'help':
        return setHelpOpen(true);
      case 'save':
        markKey();
        return void commands.saveAndNext();
      default:
        markKey();
        return void moves.step(command.kind === 'next' ? 1 : -1);
    }
  };
  useGradingKeys(run);

  const isMissing = items.length === 0 && place.answer === undefined && !queue.isPending;
  return (
    <>
      <GradingLayout
        place={place}
        answerRef={answer}
        queue={
          <QueuePane {...{ place, quiz, quizzes, queue, pages, book, go }} onRetry={commands.retry} listRef={list} />
        }
        answer={
          detail.data ? (
            <AnswerPane key={place.answer} detail={detail.data} renderFiles={renderFiles} />
          ) : detail.isError ? (
            <ErrorState
              onRetry={() => void detail.refetch()}
              isRetrying={detail.isFetching}
              {...(address && answerKey(address) in book.drafts.get() && { kept: gradingText.answer.kept })}
            >
              {gradingText.answer.failed}
            </ErrorState>
          ) : (
            !isMissing && <AnswerSkeleton />
          )
        }
        grade={
          <div className="flex flex-col gap-5">
            {detail.data ? (
              <GradePane
                key={place.answer}
                {...{ quiz, book }}
                detail={detail.data}
                problem={commands.problem}
                onSaveHere={() => void commands.saveHere()}
                feedbackRef={feedback}
              />
            ) : (
              !detail.isError && !isMissing && <GradeSkeleton />
            )}
            {place.answer !== undefined && (
              <ActionRow
                announcement={announcement.text}
                isSaving={save?.kind === 'saving'}
                isDisabled={!detail.data}
                onSkip={() => void moves.step(1)}
                onSave={() => void commands.saveAndNext()}
                onHelp={() => setHelpOpen(true)}
              />
            )}
          </div>
        }
      />
      <p role="status" className="sr-only">
        <span key={announcement.id}>{announcement.text}</span>
      </p>
      <ShortcutList groups={gradingText.keys.groups} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

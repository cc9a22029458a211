import type { AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { QUIZ_STATUS_LABELS } from '@dure/contract/authoring/quizzes/quiz-status';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { DraftNotices } from '../../../../ui/drafts/DraftNotices.tsx';
import { SaveStatus } from '../../../../ui/drafts/SaveStatus.tsx';
import { BottomDock } from '../../../../ui/layout/BottomDock.tsx';
import { editorText as text } from './editor.text.ts';
import { QuizConflict } from './QuizConflict.tsx';
import { QuizFields, type AnswerHelpParts, type ContentFieldParts } from './QuizFields.tsx';
import { QuizMoves } from './QuizMoves.tsx';
import { QuizReading } from './QuizReading.tsx';
import { QuizUses } from './QuizUses.tsx';
import { STATUS_TONES } from './status-tones.ts';
import { useQuizWriting } from './use-quiz-writing.ts';

export interface QuizEditorProps {
  /** Undefined for a new one. */
  readonly quiz: AuthoredQuizDetail | undefined;
  readonly onClose: () => void;
  readonly onCreated: (quizSequence: number) => void;
  /** How the content of the quiz is chosen. */
  readonly contentField: (parts: ContentFieldParts) => ReactNode;
  /** Help with the model answer, under it. */
  readonly answerHelp: (parts: AnswerHelpParts) => ReactNode;
  /** The way into a club. */
  readonly putIntoClub: (quiz: AuthoredQuizDetail) => ReactNode;
}

function SharedNote({ quiz }: { readonly quiz: AuthoredQuizDetail }) {
  return (
    <p className="rounded-box bg-sunken px-4 py-3 text-sm text-ink-2">
      {quiz.quizStatus === 'PUBLIC' && `${text.shared.PUBLIC} `}
      {quiz.clubCount > 0 && `${text.shared.used(quiz.clubCount)} `}
      {text.shared.note}
    </p>
  );
}

/** One quiz to write, beside the list or on a phone in its place; what is typed is on this device at once. */
export function QuizEditor({ quiz, onClose, onCreated, contentField, answerHelp, putIntoClub }: QuizEditorProps) {
  const { draft, faults, isSaving, save } = useQuizWriting(quiz, onCreated);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const title = quiz ? text.title(quiz.no) : text.newTitle;
  const isReadOnly = quiz?.can.edit === false;
  return (
    <section aria-label={title} className="flex min-h-0 flex-1 flex-col bg-surface">
      <header className="flex min-h-15 flex-none flex-wrap items-center gap-x-2.5 border-b border-line py-1 pr-3 pl-4 desktop:pl-6">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
          {title}
        </h2>
        {quiz && <Chip tone={STATUS_TONES[quiz.quizStatus]}>{QUIZ_STATUS_LABELS[quiz.quizStatus]}</Chip>}
        <div className="order-last basis-full desktop:order-none desktop:ml-auto desktop:basis-auto">
          {!isReadOnly && <SaveStatus draft={draft} byHand={text.byHand} />}
        </div>
        <IconButton icon="close" label={text.close} onPress={onClose} className="ml-auto desktop:ml-0" />
      </header>
      <div className="flex flex-1 flex-col gap-5 px-4 py-4 desktop:min-h-0 desktop:overflow-y-auto desktop:px-6">
        {quiz && isReadOnly ? (
          <QuizReading quiz={quiz} />
        ) : (
          <>
            {quiz?.isShared && <SharedNote quiz={quiz} />}
            <DraftNotices draft={draft} />
            <QuizConflict draft={draft} />
            <QuizFields draft={draft} faults={faults} contentField={contentField} answerHelp={answerHelp} />
          </>
        )}
        {quiz && <QuizUses quiz={quiz} />}
      </div>
      <BottomDock className="desktop:flex-none desktop:border-t! desktop:border-line! desktop:bg-surface! desktop:px-6! desktop:py-3!">
        {quiz && !isReadOnly && putIntoClub(quiz)}
        <div className="ml-auto flex gap-2">
          {quiz && <QuizMoves quiz={quiz} />}
          {!isReadOnly && (
            <Button variant="primary" isPending={isSaving} onPress={() => void save()}>
              {text.save}
            </Button>
          )}
        </div>
      </BottomDock>
    </section>
  );
}

import { MAX_MODEL_ANSWERS, MAX_SENT_CHARACTERS } from '@dure/contract/authoring/ai-writing/ai-writing-limits';
import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type { AuthoredQuiz } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createModelAnswers } from '../../../api/authoring/ai-writing/ai-writing.writes.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { notice } from '../../../kernel/interruptions.ts';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { aiWritingText } from './ai-writing.text.ts';
import { Estimate } from './Estimate.tsx';

const text = aiWritingText.many;
export interface FillDialogProps {
  /** Quizzes without a model answer. */
  readonly quizzes: readonly AuthoredQuiz[];
  readonly contentSequence: number | null;
  readonly contentField: ReactNode;
  readonly onClose: () => void;
}

/** Chooses for which quizzes model answers are drafted, and out of which content. */
export function FillDialog({ quizzes, contentSequence, contentField, onClose }: FillDialogProps) {
  const client = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = quizzes.filter(({ quizSequence }) => !left.has(quizSequence));
  const toggle = (quizSequence: number, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(quizSequence);
    else next.add(quizSequence);
    setLeft(next);
  };
  const start = () => {
    const asked = chosen.map(({ no, question, quizSequence }) => ({ no, question, quizSequence }));
    const body = { contentSequence, contentType: CONTENT_TYPE.uploaded, quizzes: asked };
    // What it comes to is shown where the list is, by the writing itself.
    createModelAnswers(client, { body, files: {} }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isTransient && error.status !== 401 && error.status !== 403) notice(error);
    });
    onClose();
  };
  const isTooMany = chosen.length > MAX_MODEL_ANSWERS;
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          isDisabled={contentSequence === null || chosen.length === 0 || isTooMany}
          onPress={start}
        >
          {text.start(chosen.length)}
        </Button>
      }
    >
      <p className="mb-2 text-sm font-semibold text-ink-2">{text.content}</p>
      {contentField}
      <p className="mt-3 text-sm text-ink-3">
        {isTooMany ? (
          text.limit(MAX_MODEL_ANSWERS)
        ) : (
          <Estimate purpose="MODEL_ANSWER" calls={Math.max(1, chosen.length)} characters={MAX_SENT_CHARACTERS} />
        )}
      </p>
      {quizzes.length === 0 ? (
        <p className="mt-4 text-ink-2">{text.none}</p>
      ) : (
        <ul aria-label={text.choose} className="mt-4 divide-y divide-line rounded-box border border-line px-3">
          {quizzes.map(({ quizSequence, no, question }) => (
            <li key={quizSequence}>
              <Checkbox
                isSelected={!left.has(quizSequence)}
                onChange={(isChosen) => toggle(quizSequence, isChosen)}
                className="w-full"
              >
                <span className="line-clamp-2 break-words">
                  {no}. {plainQuestion(question)}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

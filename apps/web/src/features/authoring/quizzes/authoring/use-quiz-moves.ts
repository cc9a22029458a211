import type { AuthoredQuiz, AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnderWay } from '../../../../api/authoring/ai-writing/under-way.ts';
import { getAuthoredQuiz } from '../../../../api/authoring/quizzes/authoring.reads.ts';
import { deleteQuiz, hideQuiz, openQuiz, restoreQuiz } from '../../../../api/authoring/quizzes/authoring.writes.ts';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { authoringText } from './authoring.text.ts';
import { editorText } from './editor.text.ts';

type Move = (client: QueryClient, input: { params: { quizSequence: number } }) => Promise<AuthoredQuizDetail>;
const TOLD = new Set([401, 403]);

/** Takes a quiz from one state into another, asking first where others notice it. */
export function useQuizMoves() {
  const client = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  /** The quiz that is on its way. */
  const [moving, setMoving] = useState<number | null>(null);

  async function run(move: Move, { quizSequence }: AuthoredQuiz, told: string): Promise<void> {
    setMoving(quizSequence);
    const at = { params: { quizSequence } };
    try {
      client.setQueryData(getAuthoredQuiz(at).queryKey, await move(client, at));
      toast({ message: told, tone: 'good' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await client.invalidateQueries({ queryKey: getAuthoredQuiz.key(at) });
      if (!TOLD.has(error.status)) await alert(toTell(error));
    } finally {
      setMoving(null);
    }
  }

  return {
    moving,
    open: async (quiz: AuthoredQuiz) => {
      const asked = { message: editorText.openAsk, detail: editorText.openDetail, action: editorText.open };
      if (await confirm(asked)) await run(openQuiz, quiz, editorText.opened);
    },
    hide: (quiz: AuthoredQuiz) => run(hideQuiz, quiz, editorText.hidden),
    restore: (quiz: AuthoredQuiz) => run(restoreQuiz, quiz, authoringText.restored),
    remove: async (quiz: AuthoredQuiz) => {
      if (isUnderWay(client, quiz.quizSequence)) return void (await alert({ message: authoringText.answerUnderWay }));
      if (quiz.quizStatus === 'PUBLIC') {
        return void (await alert({ message: authoringText.publicStays, detail: authoringText.publicHint }));
      }
      if (!quiz.can.delete) {
        return void (await alert({ message: authoringText.usedStays, detail: authoringText.usedHint }));
      }
      const { removeAsk: message, removeDetail: detail, removeNow: action } = authoringText;
      if (await confirm({ message, detail, action, danger: true })) await run(deleteQuiz, quiz, authoringText.removed);
    },
  };
}

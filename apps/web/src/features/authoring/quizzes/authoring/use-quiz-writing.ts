import type { AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import type { FieldError } from '@dure/contract/http/envelope';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getAuthoredQuiz } from '../../../../api/authoring/quizzes/authoring.reads.ts';
import { createQuizzes, updateQuiz } from '../../../../api/authoring/quizzes/authoring.writes.ts';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { editorText as text } from './editor.text.ts';
import { currentQuizIn, servedQuiz, useQuizDraft, type SaveQuiz } from './quiz-draft.ts';
import { sentOf } from './quiz-values.ts';

/** Refusals that the call itself has told already. */
const TOLD = new Set([401, 403]);
/** Faults by field, as the call names them: `quizzes.0.question`. */
const BEFORE = 'quizzes.0.';
const named = (fields: readonly FieldError[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ path, message }) => [path.replace(BEFORE, ''), message]));

/**
 * A quiz while it is written. What nobody else sees is saved while one types. What is public, used or new waits for the
 * button, and is on this device until then.
 */
export function useQuizWriting(quiz: AuthoredQuizDetail | undefined, onCreated: (quizSequence: number) => void) {
  const client = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isSaving, setIsSaving] = useState(false);

  const send: SaveQuiz = async (values, version) => {
    const quizSequence = quiz!.quizSequence;
    const saved = await updateQuiz(client, {
      params: { quizSequence },
      body: { version, quizzes: [sentOf(values)] },
    });
    client.setQueryData(getAuthoredQuiz({ params: { quizSequence } }).queryKey, saved);
    return saved;
  };
  const savesItself = quiz !== undefined && !quiz.isShared && quiz.can.edit;
  const draft = useQuizDraft(quiz, savesItself ? send : undefined);
  const { engine } = draft;

  async function create(): Promise<void> {
    const { contents } = await createQuizzes(client, { body: { quizzes: [sentOf(engine.state.value)] } });
    engine.finish();
    toast({ message: text.created, tone: 'good' });
    onCreated(contents[0]!.quizSequence);
  }
  async function update(): Promise<void> {
    const { value, base } = engine.state;
    try {
      engine.accept(servedQuiz(await send(value, base.version)));
      toast({ message: text.saved, tone: 'good' });
    } catch (error) {
      const theirs = currentQuizIn(error);
      if (!theirs) throw error;
      if (engine.meet(servedQuiz(theirs))) await update();
    }
  }
  async function save(): Promise<void> {
    setFaults({});
    setIsSaving(true);
    try {
      // A save by itself that is under way ends first.
      await engine.hold();
      engine.release();
      await (quiz ? update() : create());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFaults(named(error.fields));
      if (error.fields.length === 0 && !TOLD.has(error.status)) await alert(toTell(error));
    } finally {
      setIsSaving(false);
    }
  }
  return { draft, faults, isSaving, save };
}

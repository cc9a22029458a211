import { listGradingActions } from '../../../../api/grading/grading/grading-actions.reads.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { undoAction } from '../actions/bulk-actions.ts';
import { draftEditor } from '../drafts/draft-editor.ts';
import { saveDraft, whenSaved } from '../drafts/grading-saves.ts';
import { saveStates } from '../drafts/save-states.ts';
import { parseScore } from '../grade-pane/score.ts';
import { addressOf } from '../queue/queue-order.ts';
import { queuePages } from '../queue/queue-pages.ts';
import type { AnswerEffect } from './grading-state.ts';
import type { Grading } from './grading-context.ts';

/** Sends one draft after the other, and tells what became of each. */
async function send({ client, book, dispatch }: Grading, keys: readonly string[]) {
  for (const key of keys) {
    const draft = book.drafts.get()[key];
    if (!draft) continue;
    const { nickname, grade } = draft;
    const detail = await saveDraft(client, book, key);
    const save = saveStates.get()[key];
    if (detail) dispatch({ kind: 'saved', key, nickname, score: grade ? parseScore(grade.score) : null });
    else if (save?.kind === 'failed') dispatch({ kind: 'refused', key, nickname, message: save.message });
  }
}

/** Undoes the last grade that I saved in this club. */
async function undoSaved(grading: Grading) {
  const { client, club, dispatch } = grading;
  try {
    await Promise.all(Object.keys(saveStates.get()).map(whenSaved));
    const { memberId } = grading.view();
    const { contents } = await client.fetchQuery(listGradingActions({ params: { club } }));
    const action = contents.find(({ actedBy, canUndo }) => canUndo && actedBy.memberUUID === memberId);
    if (action) await undoAction(grading, action);
    const change = action?.answerCount === 1 ? action.changes[0] : undefined;
    const sequence = change && { sequence: change.clubQuizAnswerSequence };
    dispatch({ kind: 'undone', isNone: !action, ...sequence });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    dispatch({ kind: 'failed', message: error.message });
  }
}

/** The list on a reload begins with the page in which the answer stands. */
function open({ client, club, view }: Grading, { item }: AnswerEffect & { readonly do: 'open' }) {
  const { place, queue, go } = view();
  const data = client.getQueryData(queuePages(club, place).queryKey) ?? queue.data;
  const page = data?.pages.findIndex(({ contents }) => contents.includes(item)) ?? 0;
  const after = data?.pageParams[Math.max(0, page)] as string | undefined;
  go({ answer: addressOf(club, item), after }, 'replace');
}

function focus({ field }: Grading, { on }: AnswerEffect & { readonly do: 'focus' }) {
  const element = field(on);
  // Even where it is already, to ask for the focus lays out the page.
  if (element !== document.activeElement) element?.focus({ preventScroll: on === 'answer' });
  if (on === 'score') field('score')?.select();
}

/** Does outside of the state what commands on answers ask for. */
export function perform(grading: Grading, effect: AnswerEffect): void {
  const { book, view, dispatch } = grading;
  switch (effect.do) {
    case 'open':
      return open(grading, effect);
    case 'loadMore': {
      const { after, from } = effect;
      void view()
        .queue.fetchNextPage()
        .then(() => dispatch({ kind: 'moreLoaded', after, from }));
      return undefined;
    }
    case 'edit': {
      const { address, detail } = effect.answer;
      const editor = draftEditor(book, address, detail);
      if (effect.grade) editor.changeGrade(effect.grade);
      if (effect.text !== undefined) editor.changeFeedback({ text: effect.text });
      return undefined;
    }
    case 'restore':
      return book.put(effect.key, effect.draft);
    case 'send':
      return void send(grading, effect.keys);
    case 'waitForSave':
      return void whenSaved(effect.key).then(() => dispatch({ kind: 'saveEnded', key: effect.key }));
    case 'undoSaved':
      return void undoSaved(grading);
    case 'focus':
      return focus(grading, effect);
    default:
      return view().noteStep();
  }
}

import { getMemberAnswer } from '../../../../api/grading/grading/grading.reads.ts';
import { replayInput } from '../../../../kernel/hydration/input-replay.ts';
import { createStore } from '../../../../kernel/store.ts';
import { saveStates } from '../drafts/save-states.ts';
import { gradingText } from '../grading.text.ts';
import { queuePages } from '../queue/queue-pages.ts';
import { loadOpenParts, openPartsHere } from '../workspace/open-parts.ts';
import { lazyPartsNow } from '../workspace/use-lazy-parts.ts';
import type { Command } from './commands.ts';
import type { Fields, Grading, View } from './grading-context.ts';
import { INITIAL_STATE, type Effect } from './grading-state.ts';
import { reduce } from './reducer.ts';
import type { Scene } from './scene.ts';

/** The store of a workspace: reduces each command, then does what the reducer asks for. */
export function createGrading(parts: Pick<Grading, 'club' | 'client' | 'book' | 'renderFiles'>): Grading {
  const { client, book } = parts;
  const state = createStore(INITIAL_STATE);
  const fields: Fields = { lines: null, answer: null, feedback: null, score: null };
  let shown: View | undefined;
  const view = () => shown!;

  function scene(): Scene {
    const { queue, detail, ...rest } = view();
    const { place } = rest;
    // As the caches have it: what was graded a moment ago may not be drawn yet.
    const pages = client.getQueryData(queuePages(parts.club, place).queryKey) ?? queue.data;
    const kept = place.answer && client.getQueryData(getMemberAnswer({ params: place.answer }).queryKey);
    return {
      ...rest,
      items: pages?.pages.flatMap(({ contents }) => contents) ?? [],
      hasMore: queue.hasNextPage,
      detail: kept ?? detail,
      drafts: book.drafts.get(),
      saves: saveStates.get(),
    };
  }

  function load(command: Command) {
    loadOpenParts().then(
      () => dispatch(command),
      // A key that nothing came to asks again with the next one.
      () => command.kind !== 'resume' && dispatch({ kind: 'announce', text: gradingText.offline }),
    );
  }

  function perform(effect: Effect): void {
    if (effect.do === 'dispatch') dispatch(effect.command);
    else if (effect.do === 'load') load(effect.command);
    else if (effect.do === 'go') view().go(effect.change, effect.how);
    else lazyPartsNow()?.perform(grading, effect);
  }

  function dispatch(command: Command): void {
    const reduceAnswer = openPartsHere() ? lazyPartsNow()?.reduceAnswer : undefined;
    const { state: next, effects } = reduce(state.get(), command, scene(), reduceAnswer);
    if (next !== state.get()) state.set(next);
    for (const effect of effects) perform(effect);
  }

  const grading: Grading = {
    ...parts,
    field: (name) => fields[name],
    setLines: (element) => void (fields.lines = element),
    setAnswer: (element) => void (fields.answer = element),
    setFeedback: (element) => void (fields.feedback = element),
    setScore: (element) => void (fields.score = element),
    state,
    initialState: INITIAL_STATE,
    view,
    show: (next) => {
      shown = next;
    },
    scene,
    go: (change, how) => view().go(change, how),
    dispatch,
    partReady(part, place) {
      if (place) replayInput(place);
      dispatch({ kind: 'partReady', part });
    },
    ask: (kind) => dispatch({ kind: 'ask', command: { kind }, isKey: false }),
  };
  return grading;
}

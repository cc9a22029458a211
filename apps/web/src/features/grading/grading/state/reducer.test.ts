import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { expect, test } from 'vitest';
import type { GradingDraft } from '../drafts/grading-draft.ts';
import { placeOf } from '../grading-place.ts';
import type { GradingCommand } from '../keys/grading-keys.ts';
import type { Command } from './commands.ts';
import { INITIAL_STATE, type GradingState, type Step } from './grading-state.ts';
import { reduceAnswer } from './reduce-answer.ts';
import { reduce } from './reducer.ts';
import { saidText } from './said.text.ts';
import type { Scene } from './scene.ts';

const CLUB = 1;
const QUIZ = 5;
const rubric = ['W', 'S', 'X'].map((name) => ({ name, weight: 10 }));
const person = (name: string) => ({ memberUUID: name, nickname: name, profileImageUrl: '' });
const itemOf = (name: string, at: number) =>
  ({
    ...{ clubQuizAnswerSequence: at, quizSequence: QUIZ, member: person(name), answerStatus: ANSWER_STATUS.final },
    ...{ state: 'waiting', grades: { INSTRUCTOR: null, AI: null, SELF: null } },
  }) as unknown as ClubQueueItem;
const detailOf = (name: string, part = {}) =>
  ({
    ...{ member: person(name), rubric, can: { grade: true }, instructorGrade: null, feedback: null, ai: null },
    ...part,
  }) as unknown as GradingDetail;
const names = ['a', 'b', 'c', 'd'];
const place = (name?: string) =>
  placeOf(CLUB, name === undefined ? { quiz: QUIZ } : { quiz: QUIZ, answer: `${QUIZ}.${name}` });

/** An answer that stands there to be graded. */
const sceneOf = (name: string, part: Partial<Scene> = {}): Scene => ({
  memberId: 'me',
  place: place(name),
  items: names.map(itemOf),
  hasMore: false,
  detail: detailOf(name),
  looker: undefined,
  graders: { lookerAt: () => undefined, otherOf: () => undefined },
  drafts: {},
  saves: {},
  isShown: true,
  isFailed: false,
  ...part,
});
const keyOf = (name: string) => `${CLUB}/${QUIZ}/${name}`;
const draftOf = (name: string, score: string): GradingDraft => ({
  address: { club: CLUB, quiz: QUIZ, memberUUID: name },
  nickname: name,
  grade: { score, comments: {}, version: 0 },
});
const READY: GradingState = { ...INITIAL_STATE, readyParts: new Set(['answer', 'head', 'pane']) };
const asked = (command: GradingCommand): Command => ({ kind: 'ask', command, isKey: true });
const text = (letters: string): Command => asked({ kind: 'text', text: letters });
const after = (state: GradingState, scene: Scene, ...commands: readonly Command[]): Step =>
  commands.reduce<Step>((before, command) => reduce(before.state, command, scene, reduceAnswer), {
    state,
    effects: [],
  });
const done = ({ effects }: Step) => effects.map((effect) => effect.do);
const isWaiting = ({ state }: Step) => state.pending.waiting.map(({ command }) => command);

test('a level chosen by a key is an edit of the open answer, is said, and can be undone', () => {
  const scene = sceneOf('a');
  const chosen = after(READY, scene, asked({ kind: 'level', row: 0, column: 1 }));
  expect(chosen.effects[0]).toMatchObject({ do: 'edit', grade: { points: { W: 75 } } });
  expect(chosen.state.announcement.text).toBe(saidText.level('W', '대부분'));
  const drafts = { [keyOf('a')]: draftOf('a', '') };
  const undone = after(chosen.state, { ...scene, drafts }, asked({ kind: 'undo' }));
  expect(undone.effects[0]).toEqual({ do: 'restore', key: keyOf('a'), draft: undefined });
  expect(undone.state.history[keyOf('a')]).toEqual([]);
});

test('nothing is done to an answer that is not shown yet, and everything in order once it is', () => {
  const coming = sceneOf('b', { isShown: false });
  const waiting = after(READY, coming, asked({ kind: 'feedback' }), text('o'), text('k'));
  expect(done(waiting)).toEqual([]);
  expect(isWaiting(waiting)).toEqual([{ kind: 'feedback' }, { kind: 'text', text: 'ok' }]);
  const scene = sceneOf('b');
  const first = after(waiting.state, scene, { kind: 'resume' });
  expect(first.effects[0]).toEqual({ do: 'focus', on: 'feedback' });
  expect(after(first.state, scene, { kind: 'resume' }).effects[0]).toMatchObject({ do: 'edit', text: 'ok' });
});

test('steps do not wait for what they pass, but for the address to say where the last one led', () => {
  const scene = sceneOf('a', { isShown: false });
  const stepped = after(READY, scene, asked({ kind: 'next' }), asked({ kind: 'next' }));
  expect(isWaiting(stepped)).toEqual([{ kind: 'next' }]);
  const further = after(stepped.state, sceneOf('b', { isShown: false }), { kind: 'resume' });
  expect(further.effects).toContainEqual({ do: 'open', item: itemOf('c', 2) });
});

test('what waits for one answer is given up when another is opened by hand', () => {
  const coming = sceneOf('a', { isShown: false });
  const waiting = after(READY, coming, asked({ kind: 'score', score: 90 }));
  const elsewhere = after(waiting.state, coming, { kind: 'open', item: itemOf('d', 3) });
  expect(elsewhere.effects).toMatchObject([{ do: 'go', how: 'replace', change: { answer: { memberUUID: 'd' } } }]);
  expect(isWaiting(after(elsewhere.state, sceneOf('d'), { kind: 'resume' }))).toEqual([]);
});

test('a save sends the answer, opens the next, and is said with where that led once it succeeded', () => {
  const scene = sceneOf('a', { drafts: { [keyOf('a')]: draftOf('a', '90') } });
  const saving = after(READY, scene, asked({ kind: 'save' }));
  expect(saving.effects.slice(0, 2)).toEqual([
    { do: 'send', keys: [keyOf('a')] },
    { do: 'open', item: itemOf('b', 1) },
  ]);
  const saved = { kind: 'saved', key: keyOf('a'), nickname: 'a', score: 90 } as const;
  expect(after(saving.state, sceneOf('b'), saved).state.announcement.text).toBe('a 90점 저장됨, 다음 b');
});

test('a refused save is not said to have led anywhere when it is sent again', () => {
  const scene = sceneOf('a', { drafts: { [keyOf('a')]: draftOf('a', '90') } });
  const result = { key: keyOf('a'), nickname: 'a' };
  const again = after(
    READY,
    scene,
    asked({ kind: 'save' }),
    { kind: 'refused', ...result, message: 'no' },
    { kind: 'saved', ...result, score: 90 },
  );
  expect(again.state.announcement.text).toBe('a 90점 저장됨');
});

test('a save over a save under way waits for it, and for another answer opened meanwhile it stays there', () => {
  const drafts = { [keyOf('a')]: draftOf('a', '90') };
  const scene = sceneOf('a', { drafts, saves: { [keyOf('a')]: { kind: 'saving' } } });
  const waiting = after(READY, scene, asked({ kind: 'save' }));
  expect(done(waiting)).toEqual(['waitForSave']);
  const ended = { kind: 'saveEnded', key: keyOf('a') } as const;
  expect(done(after(waiting.state, sceneOf('a', { drafts }), ended)).slice(0, 2)).toEqual(['send', 'open']);
  expect(done(after(waiting.state, sceneOf('d', { drafts }), ended))).toEqual(['send', 'dispatch']);
});

test('at the end of what is loaded more is loaded, once; then it is the end', () => {
  const scene = sceneOf('d', { hasMore: true });
  const moving = after(READY, scene, asked({ kind: 'next' }));
  expect(done(moving)).toEqual(['noteStep', 'loadMore']);
  expect(moving.state.pending.isRunning).toBe(true);
  const more = { kind: 'moreLoaded', after: 'next', from: keyOf('d') } as const;
  const longer = sceneOf('d', { items: [...names, 'e'].map(itemOf) });
  expect(after(moving.state, longer, more).effects).toContainEqual({ do: 'open', item: itemOf('e', 4) });
  const ended = after(moving.state, scene, more);
  expect(ended.state.announcement.text).toBe(saidText.end);
  expect(ended.state.pending.isRunning).toBe(false);
});

test('what cannot be sent is said and shown, and nothing is opened', () => {
  const scene = sceneOf('a', { drafts: { [keyOf('a')]: draftOf('a', '구십') } });
  const refused = after(READY, scene, asked({ kind: 'save' }));
  expect(refused.state.problem).toEqual({ key: keyOf('a'), name: 'scoreInvalid' });
  expect(done(refused)).toEqual(['dispatch']);
});

test('what happens to answers waits for its reducer, as keys do', () => {
  const commands: Command[] = [asked({ kind: 'help' }), { kind: 'retry', keys: [keyOf('a')] }];
  for (const command of commands) {
    const { effects, state } = reduce(READY, command, sceneOf('a'), undefined);
    expect(effects).toMatchObject([{ do: 'load' }]);
    expect(state.pending.isRunning).toBe(false);
  }
});

test('a range selects all between, but neither one’s own answer nor an unfinished one', () => {
  const items = [...names, 'me'].map(itemOf);
  const scene = sceneOf('a', { items });
  const select = (at: number, isRange: boolean) => ({ kind: 'select', item: items[at]!, isRange }) as const;
  const chosen = (state: GradingState) => [...state.selection.chosen];
  const { state } = after(READY, scene, select(1, false), select(4, true));
  expect(chosen(state)).toEqual([1, 2, 3]);
  expect(chosen(after(state, scene, select(2, false)).state)).toEqual([1, 3]);
});

test('twenty answers by a rubric of three take eighty keys, and none is lost', () => {
  const all = Array.from({ length: 20 }, (_, at) => `m${at}`);
  const items = all.map(itemOf);
  const keys = [0, 1, 2].map((row) => asked({ kind: 'level', row, column: 1 }));
  const pressed = all.flatMap(() => [...keys, asked({ kind: 'save' })]);
  let state = READY;
  let at = 0;
  const drafts: Record<string, GradingDraft> = {};
  const sent: string[] = [];
  const run = (command: Command): void => {
    const name = all[at]!;
    const saves = Object.fromEntries(sent.map((key) => [key, { kind: 'saving' as const }]));
    const step = reduce(state, command, sceneOf(name, { items, drafts, saves }), reduceAnswer);
    state = step.state;
    for (const effect of step.effects) {
      if (effect.do === 'edit') {
        const grade = { ...draftOf(name, '').grade!, ...drafts[keyOf(name)]?.grade, ...effect.grade };
        drafts[keyOf(name)] = { ...draftOf(name, ''), grade };
      }
      if (effect.do === 'send') sent.push(...effect.keys);
      if (effect.do === 'open') at = all.indexOf(effect.item.member.memberUUID);
      if (effect.do === 'dispatch') run(effect.command);
    }
  };
  pressed.forEach(run);
  expect(pressed).toHaveLength(80);
  expect(sent).toEqual(all.map(keyOf));
  expect(Object.values(drafts).map(({ grade }) => grade?.score)).toEqual(all.map(() => '75'));
});

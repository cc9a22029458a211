// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../../testing/boot.ts';
import {
  answerOf,
  feedbackField,
  line,
  press,
  said,
  scoreField,
  showGrading,
  shown,
} from '../../../testing/grading-stage.tsx';
import { writingText } from '../../../ui/writing/writing.text.ts';
import { gradingText } from './grading.text.ts';

// Shared machines are slow: what is waited for may take its time.
vi.setConfig({ testTimeout: 240_000 });
configure({ asyncUtilTimeout: 60_000 });

const QUICK_SCORES = [100, 90, 80, 70, 60, 0];
const names = Array.from({ length: 30 }, (_, index) => `학생${String(index + 1).padStart(2, '0')}`);
const answers = () => names.map((name, index) => answerOf(`s${index + 10}`, name));
const takes = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const show = (load: (id: string) => Promise<void>) => showGrading(answers(), '', bootOf('instructor'), [], load);

test('thirty answers at 60 ms a key, over slow loads and slow saves, each get the grade that was meant for them', async () => {
  const { hold, state } = await show((id) => takes(id === 's10' ? 0 : 900));
  hold.before = () => takes(700);
  await shown(names[0]!);
  const fast = userEvent.setup({ delay: 60 });
  await fast.keyboard(names.map((_, index) => `${(index % QUICK_SCORES.length) + 1}{Enter}`).join(''));
  const given = () => [...state.values()].map(({ member, grades }) => [member.nickname, grades.INSTRUCTOR]);
  await waitFor(() => expect(given().filter(([, grade]) => grade === null)).toEqual([]));
  expect(given()).toEqual(names.map((name, index) => [name, QUICK_SCORES[index % QUICK_SCORES.length]]));
});

const TWENTY = 20;
const levels = ['W', 'S', 'X'];
const rubric = levels.map((name) => ({ name, weight: 10 }));
test.each([
  ['a rubric of three criteria', { rubric }, [...levels.map((key) => `[Key${key}]`), '{Enter}'], 75, 100],
  ['quick scores', {}, ['2', '{Enter}'], 90, 40],
] as const)('twenty answers with %s take few keys', async (_, part, each, score, most) => {
  const twenty = answers()
    .slice(0, TWENTY)
    .map((answer) => ({ ...answer, ...part, rubric: [...('rubric' in part ? part.rubric : [])] }));
  const { user, state } = await showGrading(twenty);
  await shown(names[0]!);
  const pressed = twenty.flatMap(() => [...each]);
  await user.keyboard(pressed.join(''));
  await waitFor(() => expect([...state.values()].every(({ grades }) => grades.INSTRUCTOR === score)).toBe(true));
  expect(pressed.length).toBeLessThanOrEqual(most);
});

const withRubric = (part = {}) =>
  answers()
    .slice(0, 2)
    .map((answer) => ({ ...answer, rubric, ...part }));

test('the next answer is put into the panes that are there: fields, levels and tools are not built again', async () => {
  const { user, isAsked } = await showGrading(withRubric());
  await shown(names[0]!);
  await waitFor(() => expect(isAsked('s11')).toBe(true));
  const tools = await screen.findByRole('toolbar', { name: writingText.toolbar });
  const standing = () => [tools, feedbackField(), scoreField(), ...screen.getAllByRole('radio')];
  const before = standing();
  await user.keyboard('j');
  await shown(names[1]!);
  expect(standing().map((element, index) => element === before[index])).toEqual(before.map(() => true));
  expect(tools.isConnected).toBe(true);
});

test('what was opened or refused in one answer is not so in the next', async () => {
  const ai = {
    score: 70,
    confidence: 0.9,
    isCalibrated: true,
    isBuiltIn: false,
    model: 'm',
    criteria: [],
    points: [],
    unread: [],
  };
  const { user } = await showGrading(withRubric({ ai: { ...ai, justification: 'so', suggestion: '' } }));
  await shown(names[0]!);
  await screen.findByRole('toolbar', { name: writingText.toolbar });
  const { addComment } = gradingText.grade;
  await user.click(press(addComment(levels[0]!)));
  document.querySelector('details')!.open = true;
  const files = [new File(['x'], 'x.exe')];
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
  expect(screen.getByRole('alert').textContent).toContain('x.exe');
  await user.click(line(names[1]!));
  await shown(names[1]!);
  expect(press(addComment(levels[0]!))).toBeTruthy();
  expect(document.querySelector('details')!.open).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ten answers ahead are there before they are opened', async () => {
  const { routes } = await show(async () => {});
  await shown(names[0]!);
  const loaded = () => new Set(routes().filter((route) => route.includes('/member-answers/')));
  await waitFor(() => expect(loaded().size).toBe(11));
});

test('what is typed for the feedback of an answer that is not there yet stands in its field', async () => {
  const gate = Promise.withResolvers<void>();
  const { user, saves } = await show((id) => (id === 's10' ? Promise.resolve() : gate.promise));
  await shown(names[0]!);
  await user.keyboard('2{Enter}igood job');
  expect(screen.queryByRole('dialog')).toBeNull();
  gate.resolve();
  await shown(names[1]!);
  await waitFor(() => expect(feedbackField().value).toBe('good job'));
  expect(document.activeElement).toBe(feedbackField());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await said(new RegExp(`${names[1]} 피드백 저장됨`));
  expect(saves().at(-1)).toMatchObject({ body: { text: 'good job' } });
});

test('a key that comes while the address follows the last one leads on from there', async () => {
  const { user, router } = await showGrading(answers());
  await shown(names[0]!);
  // Before anything is drawn for the address.
  const stop = router.history.subscribe(() => {
    stop();
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
  });
  await user.keyboard('j');
  await shown(names[2]!);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ answer: expect.stringContaining('s12') }));
});

test('keys that wait for one answer are given up when another is opened by hand', async () => {
  const gate = Promise.withResolvers<void>();
  const { user, saves } = await show((id) => (id === 's11' ? gate.promise : Promise.resolve()));
  await shown(names[0]!);
  await user.keyboard('2{Enter}3{Enter}');
  await user.click(line(names[4]!));
  await shown(names[4]!);
  gate.resolve();
  await said(new RegExp(`${names[0]} 90점 저장됨`));
  expect(saves()).toHaveLength(1);
});

test('a grade given while the last answer is being saved is saved after it', async () => {
  const { user, hold, saves, state } = await showGrading([answerOf('m1', '김민준')]);
  await shown('김민준');
  const { promise, resolve } = Promise.withResolvers<void>();
  hold.before = () => promise;
  await user.keyboard('2{Enter}3{Enter}');
  resolve();
  await waitFor(() => expect(state.get('m1')?.grades.INSTRUCTOR).toBe(80));
  expect(saves().map(({ body }) => body)).toMatchObject([
    { grading: 90, version: 0 },
    { grading: 80, version: 1 },
  ]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NETWORK_ERROR } from '../../../../../kernel/calls/api-error.ts';
import { clubDetail, quizOf } from '../../../../../testing/club-detail.ts';
import type { KeptDraft } from '../../../../../kernel/draft/draft.ts';
import { DraftEngine } from '../../../../../kernel/draft/draft-engine.ts';
import { emptyClub, valuesOf, type ClubValues } from '../club-values.ts';
import { clubDraft, openedClub, type SaveDraft } from './club-draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const offline = () => new ApiError({ code: NETWORK_ERROR, status: 0, message: '네트워크' });
const stale = (data: unknown) => new ApiError({ code: '0409', status: 409, message: '다른 곳에서 먼저', data });
const aWhile = () => vi.advanceTimersByTimeAsync(3000);

function device() {
  const kept = new Map<string, KeptDraft<ClubValues>>();
  const copyAt = (place: string) => ({
    read: () => kept.get(place),
    write: (draft: KeptDraft<ClubValues>) => kept.set(place, draft).has(place),
    clear: () => void kept.delete(place),
  });
  return { kept, copyAt };
}

interface Writing {
  readonly initial: ClubValues;
  readonly copyAt: ReturnType<typeof device>['copyAt'];
  readonly save?: SaveDraft;
}

function writing({ initial, copyAt, save }: Writing) {
  const engine = new DraftEngine(clubDraft(save), openedClub(initial), copyAt);
  const change = (patch: Partial<ClubValues>) => engine.change({ ...engine.state.value, ...patch });
  return { engine, change };
}

/** A server that gives every draft the number 7 and counts versions up. */
function server() {
  let version = 0;
  return vi.fn<SaveDraft>(async (body) => {
    version += 1;
    const quizzes = body.quizzes.map((quiz, index) => quizOf(index + 1, { question: quiz.question }));
    return clubDetail({ clubName: body.clubName, clubSequence: 7, version, quizzes });
  });
}

test('typing is on this device at once and at the server after a pause', async () => {
  const { kept, copyAt } = device();
  const save = server();
  const draft = writing({ initial: emptyClub, copyAt, save });
  draft.change({ clubName: '운영' });
  expect(kept.get('club/new')?.value.clubName).toBe('운영');
  expect(draft.engine.state.phase).toBe('changed');
  draft.change({ clubName: '운영체제' });
  await aWhile();
  expect(save.mock.calls.map(([body]) => body.clubName)).toEqual(['운영체제']);
  expect(draft.engine.state).toMatchObject({ phase: 'saved', value: { clubSequence: 7, version: 1 } });
  expect(kept.size).toBe(0);
});

test('somebody who never pauses is saved all the same', async () => {
  const save = server();
  const draft = writing({ initial: emptyClub, copyAt: device().copyAt, save });
  for (let second = 0; second < 12; second += 1) {
    draft.change({ clubName: 'a'.repeat(second + 2) });
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(save).toHaveBeenCalled();
});

test('what is typed while a save is under way is kept and goes next, in the version that came back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = server();
  const save = vi.fn<SaveDraft>(async (body, key) => {
    await promise;
    return answer(body, key);
  });
  const draft = writing({ initial: emptyClub, copyAt: device().copyAt, save });
  draft.change({ clubName: '처음' });
  await aWhile();
  draft.change({ clubName: '처음과 다음' });
  resolve();
  await aWhile();
  expect(draft.engine.state.value.clubName).toBe('처음과 다음');
  expect(save.mock.calls.at(-1)?.[0]).toMatchObject({ clubName: '처음과 다음', clubSequence: 7, version: 1 });
});

test('without a network the text is on this device, and the same request goes again with the same key', async () => {
  const { kept, copyAt } = device();
  const save = server();
  save.mockRejectedValueOnce(offline());
  const draft = writing({ initial: emptyClub, copyAt, save });
  draft.change({ clubName: '오프라인' });
  await aWhile();
  expect(draft.engine.state.phase).toBe('offline');
  expect(kept.get('club/new')?.value.clubName).toBe('오프라인');
  void draft.engine.flush();
  await aWhile();
  expect(draft.engine.state.phase).toBe('saved');
  const [first, second] = save.mock.calls;
  expect(second).toEqual(first);
});

test('a save that gets no answer is tried again by itself', async () => {
  const save = server();
  save.mockRejectedValueOnce(offline());
  const draft = writing({ initial: emptyClub, copyAt: device().copyAt, save });
  draft.change({ clubName: '다시' });
  await aWhile();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(draft.engine.state.phase).toBe('saved');
});

test('after the session has ended nothing is sent, and everything typed is kept for the next log-in', async () => {
  const { kept, copyAt } = device();
  const save = server();
  save.mockRejectedValueOnce(new ApiError({ code: '0400', status: 401, message: '로그인' }));
  const draft = writing({ initial: emptyClub, copyAt, save });
  draft.change({ clubName: '하나' });
  await aWhile();
  draft.change({ clubName: '하나 둘' });
  void draft.engine.flush();
  await aWhile();
  expect(save).toHaveBeenCalledTimes(1);
  expect(draft.engine.state.phase).toBe('expired');
  expect(kept.get('club/new')?.value.clubName).toBe('하나 둘');
});

test('a reload finds the text that the server did not get, says so and sends it', async () => {
  const { copyAt } = device();
  writing({ initial: emptyClub, copyAt, save: server() }).change({ clubName: '남은 글' });
  const save = server();
  const draft = writing({ initial: emptyClub, copyAt, save });
  expect(draft.engine.state).toMatchObject({ isRecovered: true, value: { clubName: '남은 글' } });
  draft.engine.start();
  await aWhile();
  expect(draft.engine.state.phase).toBe('saved');
});

test('what another device saved meanwhile is not overwritten by a reload', () => {
  const { copyAt } = device();
  const before = valuesOf(clubDetail({ version: 3 }));
  writing({ initial: before, copyAt, save: server() }).change({ clubName: '여기서 쓴 이름' });
  const save = server();
  const draft = writing({ initial: valuesOf(clubDetail({ version: 4, clubName: '저기서' })), copyAt, save });
  expect(draft.engine.state).toMatchObject({
    value: { clubName: '여기서 쓴 이름' },
    phase: 'conflict',
    theirs: { value: { clubName: '저기서' } },
  });
  expect(save).not.toHaveBeenCalled();
});

async function inConflict() {
  const { kept, copyAt } = device();
  const save = server();
  const theirs = clubDetail({ version: 9, clubName: '저쪽 이름', quizzes: [quizOf(1)] });
  save.mockRejectedValueOnce(stale(theirs));
  const draft = writing({ initial: valuesOf(clubDetail()), copyAt, save });
  draft.change({ clubName: '내 이름' });
  await aWhile();
  expect(draft.engine.state).toMatchObject({ phase: 'conflict', theirs: { value: { clubName: '저쪽 이름' } } });
  return { draft, save, kept };
}

test('a conflict can be met with my text: it becomes the next version, theirs stays at hand', async () => {
  const { draft, save } = await inConflict();
  draft.engine.choose('mine');
  await aWhile();
  const [body] = save.mock.calls.at(-1) ?? [];
  expect(body).toMatchObject({ clubName: '내 이름', version: 9 });
  expect(body?.quizzes.map(({ quizSequence }) => quizSequence)).toEqual([1, null]);
  expect(draft.engine.state).toMatchObject({ phase: 'saved', aside: { clubName: '저쪽 이름' } });
});

test('a conflict can be met with their text: mine stays on this device and can be gone back to', async () => {
  const { draft, save, kept } = await inConflict();
  draft.engine.choose('theirs');
  expect(draft.engine.state).toMatchObject({ value: { clubName: '저쪽 이름', version: 9 } });
  expect(kept.get('club/7')?.aside?.clubName).toBe('내 이름');
  draft.engine.swapAside();
  expect(draft.engine.state).toMatchObject({
    value: { clubName: '내 이름', version: 9 },
    aside: { clubName: '저쪽 이름' },
  });
  await aWhile();
  expect(save.mock.calls.at(-1)?.[0]).toMatchObject({ clubName: '내 이름', version: 9 });
});

test('nothing is sent while a conflict waits, and typing goes on', async () => {
  const { draft, save, kept } = await inConflict();
  draft.change({ clubName: '내 이름 더' });
  await aWhile();
  expect(save).toHaveBeenCalledTimes(1);
  expect(kept.get('club/7')?.value.clubName).toBe('내 이름 더');
});

test('the echo of a save whose answer was lost is no conflict', async () => {
  const save = server();
  const initial = clubDetail();
  save.mockRejectedValueOnce(stale({ ...initial, version: 4, clubName: '보낸 이름' }));
  const draft = writing({ initial: valuesOf(initial), copyAt: device().copyAt, save });
  draft.change({ clubName: '보낸 이름' });
  await aWhile();
  expect(draft.engine.state).toMatchObject({ phase: 'saved', value: { version: 4 } });
});

test('a club that is saved by hand is kept on this device only', async () => {
  const { kept, copyAt } = device();
  const draft = writing({ initial: valuesOf(clubDetail()), copyAt });
  draft.change({ clubName: '고친 이름' });
  await aWhile();
  expect(draft.engine.state).toMatchObject({ phase: 'changed', isKept: true });
  expect(kept.get('club/7')?.value.clubName).toBe('고친 이름');
});

test('a club whose state alone moved on takes the text in its new version, without asking', async () => {
  const save = server();
  const initial = clubDetail();
  save.mockRejectedValueOnce(stale({ ...initial, version: 4, clubStatus: '0120' }));
  const draft = writing({ initial: valuesOf(initial), copyAt: device().copyAt, save });
  draft.change({ clubName: '고친 이름' });
  await aWhile();
  await aWhile();
  expect(save.mock.calls.at(-1)?.[0]).toMatchObject({ clubName: '고친 이름', version: 4 });
  expect(draft.engine.state.phase).toBe('saved');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NETWORK_ERROR } from '../../../../kernel/api-error.ts';
import { clubDetail, quizOf } from '../../../../testing/club-detail.ts';
import { ClubDraft, type SaveDraft } from './club-draft.ts';
import { emptyClub, valuesOf } from '../club-values.ts';
import type { KeptClub, LocalCopy } from './local-copy.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const offline = () => new ApiError({ code: NETWORK_ERROR, status: 0, message: '네트워크' });
const stale = (data: unknown) => new ApiError({ code: '0409', status: 409, message: '다른 사람이 먼저', data });
const aWhile = () => vi.advanceTimersByTimeAsync(3000);

function device() {
  const kept = new Map<number | null, KeptClub>();
  const copy: LocalCopy = {
    read: (club) => kept.get(club),
    write: (club, value) => void kept.set(club, value),
    clear: (club) => void kept.delete(club),
  };
  return { kept, copy };
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
  const { kept, copy } = device();
  const save = server();
  const draft = new ClubDraft({ initial: emptyClub, copy, save });
  draft.change({ clubName: '운영' });
  expect(kept.get(null)?.values.clubName).toBe('운영');
  expect(draft.snapshot().saveState.kind).toBe('changed');
  draft.change({ clubName: '운영체제' });
  await aWhile();
  expect(save.mock.calls.map(([body]) => body.clubName)).toEqual(['운영체제']);
  expect(draft.snapshot()).toMatchObject({ saveState: { kind: 'saved' }, values: { clubSequence: 7, version: 1 } });
  expect(kept.size).toBe(0);
});

test('somebody who never pauses is saved all the same', async () => {
  const save = server();
  const draft = new ClubDraft({ initial: emptyClub, copy: device().copy, save });
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
  const draft = new ClubDraft({ initial: emptyClub, copy: device().copy, save });
  draft.change({ clubName: '처음' });
  await aWhile();
  draft.change({ clubName: '처음과 다음' });
  resolve();
  await aWhile();
  expect(draft.snapshot().values.clubName).toBe('처음과 다음');
  expect(save.mock.calls.at(-1)?.[0]).toMatchObject({ clubName: '처음과 다음', clubSequence: 7, version: 1 });
});

test('without a network the text is on this device, and the same request goes again with the same key', async () => {
  const { kept, copy } = device();
  const save = server();
  save.mockRejectedValueOnce(offline());
  const draft = new ClubDraft({ initial: emptyClub, copy, save });
  draft.change({ clubName: '오프라인' });
  await aWhile();
  expect(draft.snapshot().saveState).toEqual({ kind: 'kept', why: 'offline' });
  expect(kept.get(null)?.values.clubName).toBe('오프라인');
  draft.flush();
  await aWhile();
  expect(draft.snapshot().saveState.kind).toBe('saved');
  const [first, second] = save.mock.calls;
  expect(second).toEqual(first);
});

test('a save that gets no answer is tried again by itself', async () => {
  const save = server();
  save.mockRejectedValueOnce(offline());
  const draft = new ClubDraft({ initial: emptyClub, copy: device().copy, save });
  draft.change({ clubName: '다시' });
  await aWhile();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(draft.snapshot().saveState.kind).toBe('saved');
});

test('after the session has ended nothing is sent, and everything typed is kept for the next log-in', async () => {
  const { kept, copy } = device();
  const save = server();
  save.mockRejectedValueOnce(new ApiError({ code: '0400', status: 401, message: '로그인' }));
  const draft = new ClubDraft({ initial: emptyClub, copy, save });
  draft.change({ clubName: '하나' });
  await aWhile();
  draft.change({ clubName: '하나 둘' });
  draft.flush();
  await aWhile();
  expect(save).toHaveBeenCalledTimes(1);
  expect(draft.snapshot().saveState).toEqual({ kind: 'kept', why: 'session' });
  expect(kept.get(null)?.values.clubName).toBe('하나 둘');
});

test('a reload finds the text that the server did not get, says so and sends it', async () => {
  const { copy } = device();
  new ClubDraft({ initial: emptyClub, copy, save: server() }).change({ clubName: '남은 글' });
  const save = server();
  const draft = new ClubDraft({ initial: emptyClub, copy, save });
  expect(draft.snapshot()).toMatchObject({ isRecovered: true, values: { clubName: '남은 글' } });
  await aWhile();
  expect(draft.snapshot().saveState.kind).toBe('saved');
});

test('what another device saved meanwhile is not overwritten by a reload', () => {
  const { copy } = device();
  const before = valuesOf(clubDetail({ version: 3 }));
  new ClubDraft({ initial: before, copy, save: server() }).change({ clubName: '여기서 쓴 이름' });
  const save = server();
  const draft = new ClubDraft({ initial: valuesOf(clubDetail({ version: 4, clubName: '저기서' })), copy, save });
  expect(draft.snapshot()).toMatchObject({
    values: { clubName: '여기서 쓴 이름' },
    saveState: { kind: 'conflict', theirs: { clubName: '저기서' } },
  });
  expect(save).not.toHaveBeenCalled();
});

async function inConflict() {
  const { kept, copy } = device();
  const save = server();
  const theirs = clubDetail({ version: 9, clubName: '저쪽 이름', quizzes: [quizOf(1)] });
  save.mockRejectedValueOnce(stale(theirs));
  const draft = new ClubDraft({ initial: valuesOf(clubDetail()), copy, save });
  draft.change({ clubName: '내 이름' });
  await aWhile();
  expect(draft.snapshot().saveState).toMatchObject({ kind: 'conflict', theirs: { clubName: '저쪽 이름' } });
  return { draft, save, kept };
}

test('a conflict can be met with my text: it becomes the next version, theirs stays at hand', async () => {
  const { draft, save } = await inConflict();
  draft.keepMine();
  await aWhile();
  const [body] = save.mock.calls.at(-1) ?? [];
  expect(body).toMatchObject({ clubName: '내 이름', version: 9 });
  expect(body?.quizzes.map(({ quizSequence }) => quizSequence)).toEqual([1, null]);
  expect(draft.snapshot()).toMatchObject({ saveState: { kind: 'saved' }, other: { clubName: '저쪽 이름' } });
});

test('a conflict can be met with their text: mine stays on this device and can be gone back to', async () => {
  const { draft, save, kept } = await inConflict();
  draft.takeTheirs();
  expect(draft.snapshot()).toMatchObject({ values: { clubName: '저쪽 이름', version: 9 } });
  expect(kept.get(7)?.other?.clubName).toBe('내 이름');
  draft.swapOther();
  expect(draft.snapshot()).toMatchObject({
    values: { clubName: '내 이름', version: 9 },
    other: { clubName: '저쪽 이름' },
  });
  await aWhile();
  expect(save.mock.calls.at(-1)?.[0]).toMatchObject({ clubName: '내 이름', version: 9 });
});

test('nothing is sent while a conflict waits, and typing goes on', async () => {
  const { draft, save, kept } = await inConflict();
  draft.change({ clubName: '내 이름 더' });
  await aWhile();
  expect(save).toHaveBeenCalledTimes(1);
  expect(kept.get(7)?.values.clubName).toBe('내 이름 더');
});

test('the echo of a save whose answer was lost is no conflict', async () => {
  const save = server();
  const initial = clubDetail();
  save.mockRejectedValueOnce(stale({ ...initial, version: 4, clubName: '보낸 이름' }));
  const draft = new ClubDraft({ initial: valuesOf(initial), copy: device().copy, save });
  draft.change({ clubName: '보낸 이름' });
  await aWhile();
  expect(draft.snapshot()).toMatchObject({ saveState: { kind: 'saved' }, values: { version: 4 } });
});

test('a club that is saved by hand is kept on this device only', async () => {
  const { kept, copy } = device();
  const draft = new ClubDraft({ initial: valuesOf(clubDetail()), copy });
  draft.change({ clubName: '고친 이름' });
  await aWhile();
  expect(draft.snapshot().saveState).toEqual({ kind: 'kept', why: 'by-hand' });
  expect(kept.get(7)?.values.clubName).toBe('고친 이름');
});

test('a club whose state alone moved on takes the text in its new version, without asking', async () => {
  const save = server();
  const initial = clubDetail();
  save.mockRejectedValueOnce(stale({ ...initial, version: 4, clubStatus: '0120' }));
  const draft = new ClubDraft({ initial: valuesOf(initial), copy: device().copy, save });
  draft.change({ clubName: '고친 이름' });
  await aWhile();
  await aWhile();
  expect(save.mock.calls.at(-1)?.[0]).toMatchObject({ clubName: '고친 이름', version: 4 });
  expect(draft.snapshot().saveState.kind).toBe('saved');
});

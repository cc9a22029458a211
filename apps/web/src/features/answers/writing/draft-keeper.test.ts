import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NETWORK_ERROR } from '../../../kernel/api-error.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { KeptDraft, SaveDraft, ServerDraft } from './draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing: ServerDraft = { text: '', savedAt: null, version: 0 };
const SAVED_AT = '2026-11-20T00:00:00Z';

function device(kept?: KeptDraft, isFull = false) {
  let draft = kept;
  return {
    read: () => draft,
    write: (next: KeptDraft) => void (isFull || (draft = next)),
    clear: () => void (draft = undefined),
  };
}

/** A server that keeps versions as the real one does. */
function server(initial: ServerDraft = nothing) {
  const state = { ...initial, text: initial.text, version: initial.version, failure: null as ApiError | null };
  const texts: string[] = [];
  const save: SaveDraft = async (text, version) => {
    if (state.failure) throw state.failure;
    if (version !== state.version) {
      throw new ApiError({ code: '0409', status: 409, message: '', data: { ...state } });
    }
    texts.push(text);
    Object.assign(state, { text, version: version + 1, savedAt: SAVED_AT });
    return { savedAt: SAVED_AT, version: state.version };
  };
  return { state, texts, save };
}

const offline = new ApiError({ code: NETWORK_ERROR, status: 0, message: '' });
const expired = new ApiError({ code: 'CO4007', status: 401, message: '' });
const late = new ApiError({ code: '0409', status: 409, message: '답변 마감이 지났습니다.' });

describe('a draft', () => {
  it('is on this device with the very key stroke', () => {
    const local = device();
    new DraftKeeper(local, server().save, nothing).type('가');
    expect(local.read()?.text).toBe('가');
  });

  it('is on the server two seconds after the last key stroke, and then no longer on this device', async () => {
    const [local, { save, texts }] = [device(), server()];
    const keeper = new DraftKeeper(local, save, nothing);
    keeper.type('가');
    await vi.advanceTimersByTimeAsync(1500);
    keeper.type('가나');
    await vi.advanceTimersByTimeAsync(1900);
    expect(texts).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(texts).toEqual(['가나']);
    expect(keeper.state()).toMatchObject({ phase: 'saved', savedAt: SAVED_AT });
    expect(local.read()).toBeUndefined();
  });

  it('does not wait longer than ten seconds for somebody who never stops typing', async () => {
    const { save, texts } = server();
    const keeper = new DraftKeeper(device(), save, nothing);
    for (let typed = 1; typed <= 11; typed += 1) {
      keeper.type('가'.repeat(typed));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(texts.length).toBeGreaterThan(0);
  });

  it('that was left unsaved comes back and is saved', async () => {
    const { save, texts } = server();
    const keeper = new DraftKeeper(device({ text: '남은 글', version: 0, sent: null, aside: null }), save, nothing);
    expect(keeper.state().text).toBe('남은 글');
    keeper.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(texts).toEqual(['남은 글']);
  });

  it('waits on this device for the network and is saved once that is back', async () => {
    const [local, { state, save, texts }] = [device(), server()];
    const keeper = new DraftKeeper(local, save, nothing);
    state.failure = offline;
    keeper.type('지하철에서');
    await vi.advanceTimersByTimeAsync(2000);
    expect(keeper.state()).toMatchObject({ phase: 'offline', isKept: true });
    expect(local.read()?.text).toBe('지하철에서');
    state.failure = null;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(texts).toEqual(['지하철에서']);
    expect(keeper.state().phase).toBe('saved');
  });

  it('stays on this device after the session ended, until somebody is logged in again', async () => {
    const [local, { state, save, texts }] = [device(), server()];
    const keeper = new DraftKeeper(local, save, nothing);
    state.failure = expired;
    keeper.type('쓰던 글');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keeper.state().phase).toBe('expired');
    expect(local.read()?.text).toBe('쓰던 글');
    state.failure = null;
    await keeper.flush();
    expect(texts).toEqual(['쓰던 글']);
  });

  it('stays on this device when the server takes none any more, and says why', async () => {
    const [local, { state, save }] = [device(), server()];
    const keeper = new DraftKeeper(local, save, nothing);
    state.failure = late;
    keeper.type('늦은 글');
    await vi.advanceTimersByTimeAsync(2000);
    expect(keeper.state()).toMatchObject({ phase: 'refused', refusal: '답변 마감이 지났습니다.' });
    expect(local.read()?.text).toBe('늦은 글');
  });

  it('says when this device cannot keep it either', async () => {
    const { state, save } = server();
    const keeper = new DraftKeeper(device(undefined, true), save, nothing);
    state.failure = offline;
    keeper.type('사생활 보호 창');
    await vi.advanceTimersByTimeAsync(2000);
    expect(keeper.state()).toMatchObject({ phase: 'offline', isKept: false });
  });

  it('is not saved while it is submitted, and a save under way ends first', async () => {
    const { promise, resolve } = Promise.withResolvers<{ savedAt: string; version: number }>();
    const keeper = new DraftKeeper(device(), () => promise, nothing);
    keeper.type('제출할 글');
    await vi.advanceTimersByTimeAsync(2000);
    let isHeld = false;
    const held = keeper.hold().then(() => (isHeld = true));
    await vi.advanceTimersByTimeAsync(100);
    expect(isHeld).toBe(false);
    resolve({ savedAt: SAVED_AT, version: 1 });
    await held;
    expect(isHeld).toBe(true);
  });

  it('is gone from this device once it is submitted', () => {
    const local = device();
    const keeper = new DraftKeeper(local, server().save, nothing);
    keeper.type('제출한 글');
    keeper.finish();
    expect(local.read()).toBeUndefined();
  });

  it('stays on this device when the submission came too late, although the server had it', async () => {
    const [local, { save }] = [device(), server()];
    const keeper = new DraftKeeper(local, save, nothing);
    keeper.type('이미 저장된 글');
    await keeper.flush();
    keeper.refuse('답변 마감이 지났습니다.');
    expect(local.read()?.text).toBe('이미 저장된 글');
  });
});

describe('on two devices', () => {
  const other: ServerDraft = { text: '노트북에서 쓴 글', savedAt: SAVED_AT, version: 3 };

  async function disagree() {
    const [local, remote] = [device(), server(other)];
    const keeper = new DraftKeeper(local, remote.save, nothing);
    keeper.type('전화에서 쓴 글');
    await keeper.flush();
    return { local, keeper, ...remote };
  }

  it('both texts are shown before anything is overwritten', async () => {
    const { keeper, texts } = await disagree();
    expect(keeper.state()).toMatchObject({ phase: 'conflict', text: '전화에서 쓴 글', theirs: { text: other.text } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(texts).toEqual([]);
  });

  it('choosing mine saves it over theirs, which stays aside', async () => {
    const { keeper, state, local } = await disagree();
    keeper.choose('mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(state.text).toBe('전화에서 쓴 글');
    expect(keeper.state()).toMatchObject({ phase: 'saved', aside: other.text });
    expect(local.read()?.aside).toBe(other.text);
  });

  it('choosing theirs goes on with it, and mine stays aside to be swapped back', async () => {
    const { keeper, state } = await disagree();
    keeper.choose('theirs');
    expect(keeper.state()).toMatchObject({ text: other.text, aside: '전화에서 쓴 글' });
    keeper.swapAside();
    await keeper.flush();
    expect(state.text).toBe('전화에서 쓴 글');
    expect(keeper.state().aside).toBe(other.text);
  });

  it('a draft left on this device meets what another one saved meanwhile', () => {
    const kept = { text: '전화에서 쓴 글', version: 2, sent: null, aside: null };
    const keeper = new DraftKeeper(device(kept), server(other).save, other);
    expect(keeper.state()).toMatchObject({ phase: 'conflict', text: kept.text, theirs: other });
  });

  it('a save whose answer was lost is nobody else’s text', () => {
    const kept = { text: '노트북에서 쓴 글, 조금 더', version: 2, sent: other.text, aside: null };
    const keeper = new DraftKeeper(device(kept), server(other).save, other);
    expect(keeper.state()).toMatchObject({ theirs: null, text: kept.text });
  });

  it('what the other one saved is taken over where nothing is typed', () => {
    const keeper = new DraftKeeper(device(), server(other).save, nothing);
    keeper.adopt(other);
    expect(keeper.state()).toMatchObject({ text: other.text, phase: 'saved' });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NETWORK_ERROR } from '../calls/api-error.ts';
import { DraftEngine } from './draft-engine.ts';
import type { DraftArea, KeptDraft, Served } from './draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Text = Served<string>;
type Save = NonNullable<DraftArea<string>['save']>;

const nothing: Text = { value: '', savedAt: null, version: 0 };
const SAVED_AT = '2026-11-20T00:00:00Z';

function device(kept?: KeptDraft<string>, isFull = false) {
  let draft = kept;
  return {
    read: () => draft,
    write: (next: KeptDraft<string>) => {
      if (!isFull) draft = next;
      return !isFull;
    },
    clear: () => void (draft = undefined),
  };
}

const area = (save?: Save, part: Partial<DraftArea<string>> = {}): DraftArea<string> => ({
  place: () => 'text',
  isSame: (a, b) => a === b,
  theirsIn: ({ data }) => (data as Text | null) ?? undefined,
  isBlank: (text) => text === '',
  ...(save && { save }),
  ...part,
});
const engineOf = (local: ReturnType<typeof device>, save: Save | undefined, served: Text, part = {}) =>
  new DraftEngine(area(save, part), served, () => local);
const keptOver = (value: string, base: Text, part: Partial<KeptDraft<string>> = {}): KeptDraft<string> => ({
  value,
  base,
  isAhead: true,
  attempt: null,
  aside: null,
  ...part,
});

/** A server that keeps versions as the real one does. */
function server(initial: Text = nothing) {
  const state = { ...initial, value: initial.value, version: initial.version, failure: null as ApiError | null };
  const texts: string[] = [];
  const save: Save = async (value, { version }) => {
    if (state.failure) throw state.failure;
    if (version !== state.version) {
      throw new ApiError({ code: '0409', status: 409, message: '', data: { ...state } });
    }
    texts.push(value);
    Object.assign(state, { value, version: version + 1, savedAt: SAVED_AT });
    return { value, savedAt: SAVED_AT, version: state.version };
  };
  return { state, texts, save };
}

const offline = new ApiError({ code: NETWORK_ERROR, status: 0, message: '' });
const expired = new ApiError({ code: 'CO4007', status: 401, message: '' });
const late = new ApiError({ code: '0409', status: 409, message: '답변 마감이 지났습니다.' });

describe('a draft', () => {
  it('is on this device with the very key stroke', () => {
    const local = device();
    engineOf(local, server().save, nothing).change('가');
    expect(local.read()?.value).toBe('가');
  });

  it('is on the server two seconds after the last key stroke, and then no longer on this device', async () => {
    const [local, { save, texts }] = [device(), server()];
    const engine = engineOf(local, save, nothing);
    engine.change('가');
    await vi.advanceTimersByTimeAsync(1500);
    engine.change('가나');
    await vi.advanceTimersByTimeAsync(1900);
    expect(texts).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(texts).toEqual(['가나']);
    expect(engine.state).toMatchObject({ phase: 'saved', base: { savedAt: SAVED_AT } });
    expect(local.read()).toBeUndefined();
  });

  it('does not wait longer than ten seconds for somebody who never stops typing', async () => {
    const { save, texts } = server();
    const engine = engineOf(device(), save, nothing);
    for (let typed = 1; typed <= 11; typed += 1) {
      engine.change('가'.repeat(typed));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(texts.length).toBeGreaterThan(0);
  });

  it('that was left unsaved comes back and is saved', async () => {
    const { save, texts } = server();
    const engine = engineOf(device(keptOver('남은 글', nothing)), save, nothing);
    expect(engine.state.value).toBe('남은 글');
    engine.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(texts).toEqual(['남은 글']);
  });

  it('waits on this device for the network and is saved once that is back', async () => {
    const [local, { state, save, texts }] = [device(), server()];
    const engine = engineOf(local, save, nothing);
    state.failure = offline;
    engine.change('지하철에서');
    await vi.advanceTimersByTimeAsync(2000);
    expect(engine.state).toMatchObject({ phase: 'offline', isKept: true });
    expect(local.read()?.value).toBe('지하철에서');
    state.failure = null;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(texts).toEqual(['지하철에서']);
    expect(engine.state.phase).toBe('saved');
  });

  it('stays on this device after the session ended, until somebody is logged in again', async () => {
    const [local, { state, save, texts }] = [device(), server()];
    const tries = vi.fn<Save>(save);
    const engine = engineOf(local, tries, nothing);
    state.failure = expired;
    engine.change('쓰던 글');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(engine.state.phase).toBe('expired');
    await engine.flush();
    expect(tries).toHaveBeenCalledTimes(1);
    expect(local.read()?.value).toBe('쓰던 글');
    state.failure = null;
    await engine.resume();
    expect(texts).toEqual(['쓰던 글']);
  });

  it('stays on this device when the server takes none any more, and says why', async () => {
    const [local, { state, save }] = [device(), server()];
    const engine = engineOf(local, save, nothing);
    state.failure = late;
    engine.change('늦은 글');
    await vi.advanceTimersByTimeAsync(2000);
    expect(engine.state).toMatchObject({ phase: 'refused', refusal: '답변 마감이 지났습니다.' });
    expect(local.read()?.value).toBe('늦은 글');
  });

  it('says when this device cannot keep it either', async () => {
    const { state, save } = server();
    const engine = engineOf(device(undefined, true), save, nothing);
    state.failure = offline;
    engine.change('사생활 보호 창');
    await vi.advanceTimersByTimeAsync(2000);
    expect(engine.state).toMatchObject({ phase: 'offline', isKept: false });
  });

  it('is not saved while it is submitted, and a save under way ends first', async () => {
    const { promise, resolve } = Promise.withResolvers<Text>();
    const engine = engineOf(device(), () => promise, nothing);
    engine.change('제출할 글');
    await vi.advanceTimersByTimeAsync(2000);
    let isHeld = false;
    const held = engine.hold().then(() => (isHeld = true));
    await vi.advanceTimersByTimeAsync(100);
    expect(isHeld).toBe(false);
    resolve({ value: '제출할 글', savedAt: SAVED_AT, version: 1 });
    await held;
    expect(isHeld).toBe(true);
  });

  it('is gone from this device once it is submitted', () => {
    const local = device();
    const engine = engineOf(local, server().save, nothing);
    engine.change('제출한 글');
    engine.finish();
    expect(local.read()).toBeUndefined();
  });

  it('stays on this device when the submission came too late, although the server had it', async () => {
    const [local, { save }] = [device(), server()];
    const engine = engineOf(local, save, nothing);
    engine.change('이미 저장된 글');
    await engine.flush();
    engine.refuse('답변 마감이 지났습니다.');
    expect(local.read()?.value).toBe('이미 저장된 글');
  });
});

describe('on two devices', () => {
  const other: Text = { value: '노트북에서 쓴 글', savedAt: SAVED_AT, version: 3 };

  async function disagree() {
    const [local, remote] = [device(), server(other)];
    const engine = engineOf(local, remote.save, nothing);
    engine.change('전화에서 쓴 글');
    await engine.flush();
    return { local, engine, ...remote };
  }

  it('both texts are shown before anything is overwritten', async () => {
    const { engine, texts } = await disagree();
    expect(engine.state).toMatchObject({ phase: 'conflict', value: '전화에서 쓴 글', theirs: { value: other.value } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(texts).toEqual([]);
  });

  it('choosing mine saves it over theirs, which stays aside', async () => {
    const { engine, state, local } = await disagree();
    engine.choose('mine');
    await vi.advanceTimersByTimeAsync(0);
    expect(state.value).toBe('전화에서 쓴 글');
    expect(engine.state).toMatchObject({ phase: 'saved', aside: other.value });
    expect(local.read()?.aside).toBe(other.value);
  });

  it('choosing theirs goes on with it, and mine stays aside to be swapped back', async () => {
    const { engine, state } = await disagree();
    engine.choose('theirs');
    expect(engine.state).toMatchObject({ value: other.value, aside: '전화에서 쓴 글' });
    engine.swapAside();
    await engine.flush();
    expect(state.value).toBe('전화에서 쓴 글');
    expect(engine.state.aside).toBe(other.value);
  });

  it('a draft left on this device meets what another one saved meanwhile', () => {
    const kept = keptOver('전화에서 쓴 글', { ...nothing, version: 2 });
    const engine = engineOf(device(kept), server(other).save, other);
    expect(engine.state).toMatchObject({ phase: 'conflict', value: kept.value, theirs: other });
  });

  it('a save whose answer was lost is nobody else’s text', () => {
    const attempt = { value: other.value, key: 'k' };
    const kept = keptOver('노트북에서 쓴 글, 조금 더', { ...nothing, version: 2 }, { attempt });
    const engine = engineOf(device(kept), server(other).save, other);
    expect(engine.state).toMatchObject({ theirs: null, value: kept.value });
  });

  it('what the other one saved is taken over where nothing is typed', () => {
    const engine = engineOf(device(), server(other).save, nothing);
    engine.adopt(other);
    expect(engine.state).toMatchObject({ value: other.value, phase: 'saved' });
  });
});

describe('saving', () => {
  it('waits for a pause again after each save', async () => {
    const { save, texts } = server();
    const engine = engineOf(device(), save, nothing);
    engine.change('하나');
    await vi.advanceTimersByTimeAsync(20_000);
    engine.change('둘');
    await vi.advanceTimersByTimeAsync(1999);
    expect(texts).toEqual(['하나']);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts).toEqual(['하나', '둘']);
  });

  const busy = new ApiError({ code: '429', status: 429, message: '', retryAfter: 20 });

  it('one request runs at a time', async () => {
    const answers: ((served: Text) => void)[] = [];
    const save = vi.fn<Save>(() => new Promise((resolve) => answers.push(resolve)));
    const engine = engineOf(device(), save, nothing);
    engine.change('하나');
    await vi.advanceTimersByTimeAsync(2000);
    engine.change('하나 둘');
    void engine.flush();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(save).toHaveBeenCalledTimes(1);
    answers[0]?.({ value: '하나', savedAt: SAVED_AT, version: 1 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(save.mock.calls.map(([value, { version }]) => [value, version])).toEqual([
      ['하나', 0],
      ['하나 둘', 1],
    ]);
  });

  it('begins at once when the page is left, or the browser drops the request', () => {
    const save = vi.fn<Save>(() => new Promise(() => {}));
    const engine = engineOf(device(), save, nothing);
    engine.change('가');
    void engine.flush();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('waits longer after each failure, whatever is typed meanwhile', async () => {
    const save = vi.fn<Save>(() => Promise.reject(offline));
    const engine = engineOf(device(), save, nothing);
    engine.change('가');
    const counts: number[] = [];
    for (const wait of [2000, 3000, 10_000, 30_000, 60_000, 60_000]) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      counts.push(save.mock.calls.length);
      await vi.advanceTimersByTimeAsync(1);
      engine.change(`${engine.state.value}나`);
    }
    expect(counts).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('comes again no sooner than the server wants it', async () => {
    const { state, save, texts } = server();
    state.failure = busy;
    const engine = engineOf(device(), save, nothing);
    engine.change('가');
    await vi.advanceTimersByTimeAsync(2000);
    expect(engine.state.phase).toBe('failing');
    state.failure = null;
    await vi.advanceTimersByTimeAsync(19_999);
    expect(texts).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts).toEqual(['가']);
  });

  it('ends when nobody is here: a failed last save is not tried again', async () => {
    const save = vi.fn<Save>(() => Promise.reject(offline));
    const engine = engineOf(device(), save, nothing);
    engine.change('가');
    engine.stop();
    await engine.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    engine.start();
    await engine.resume();
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('stops while the value is submitted and goes on after a failure of that', async () => {
    const { save, texts } = server();
    const engine = engineOf(device(), save, nothing);
    await engine.hold();
    engine.change('제출할 글');
    await vi.advanceTimersByTimeAsync(10_000);
    await engine.flush();
    expect(texts).toEqual([]);
    engine.release();
    await vi.advanceTimersByTimeAsync(2000);
    expect(texts).toEqual(['제출할 글']);
  });

  it('is over once it is submitted, also for the last save of who leaves', async () => {
    const { save, texts } = server();
    const engine = engineOf(device(), save, nothing);
    engine.change('제출한 글');
    engine.finish();
    await engine.flush();
    expect(texts).toEqual([]);
  });

  it('leaves alone what was typed back to what the server has', async () => {
    const [local, { save, texts }] = [device(), server()];
    const engine = engineOf(local, save, nothing);
    engine.change('가');
    engine.change('');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(texts).toEqual([]);
    expect(engine.state.phase).toBe('empty');
    expect(local.read()).toBeUndefined();
  });

  it('does not send a refused value again before it was changed', async () => {
    const save = vi.fn<Save>(() => Promise.reject(late));
    const engine = engineOf(device(), save, nothing);
    engine.change('가');
    await vi.advanceTimersByTimeAsync(10_000);
    await engine.resume();
    expect(save).toHaveBeenCalledTimes(1);
    engine.change('나');
    await vi.advanceTimersByTimeAsync(2000);
    expect(save).toHaveBeenCalledTimes(2);
  });
});

describe('a lost answer', () => {
  it('of an earlier save is recognised, and what was typed since is saved over it', async () => {
    const remote = server();
    const save = vi.fn<Save>(remote.save).mockImplementationOnce(async (...input) => {
      await remote.save(...input);
      throw offline;
    });
    const engine = engineOf(device(), save, nothing);
    engine.change('하나');
    await vi.advanceTimersByTimeAsync(2000);
    engine.change('하나 둘');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(remote.texts).toEqual(['하나', '하나 둘']);
    expect(engine.state).toMatchObject({ phase: 'saved', theirs: null });
  });

  it('of what makes something new goes again under its key, also after a reload', async () => {
    const [local, keys] = [device(), [] as string[]];
    const creates = () => true;
    const lost: Save = (_value, _base, key) => Promise.reject(keys.push(key) > 0 ? offline : late);
    const first = engineOf(local, lost, nothing, { creates });
    first.change('새 글');
    await first.flush();
    first.change('새 글 더');
    first.stop();
    const { save, texts } = server();
    const again: Save = (value, base, key) => (keys.push(key), save(value, base, key));
    const second = engineOf(local, again, nothing, { creates });
    second.start();
    await vi.advanceTimersByTimeAsync(4000);
    expect(texts).toEqual(['새 글', '새 글 더']);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });
});

describe('sent by hand', () => {
  const words = {
    merge: (mine: string, _base: string, theirs: string) => ({ value: `${theirs} ${mine}`, overlaps: ['all'] }),
  };
  const base: Text = { value: '처음', savedAt: null, version: 1 };

  it('is kept on this device and never sent, and gone from it once the area has sent it', async () => {
    const local = device();
    const engine = engineOf(local, undefined, base);
    engine.change('고친 글');
    await vi.advanceTimersByTimeAsync(60_000);
    await engine.flush();
    expect(engine.state).toMatchObject({ phase: 'changed', isChanged: true });
    expect(local.read()?.value).toBe('고친 글');
    engine.accept({ value: '고친 글', savedAt: SAVED_AT, version: 2 });
    expect(engine.state).toMatchObject({ phase: 'saved', isChanged: false });
    expect(local.read()).toBeUndefined();
  });

  it('is merged with what somebody else saved, where the area can', () => {
    const engine = engineOf(device(), undefined, base, words);
    engine.change('내 글');
    expect(engine.meet({ value: '저쪽 글', savedAt: null, version: 2 })).toBe(true);
    expect(engine.state).toMatchObject({
      value: '저쪽 글 내 글',
      base: { version: 2 },
      isMerged: true,
      overlaps: ['all'],
    });
    engine.resolve('all');
    expect(engine.state.overlaps).toEqual([]);
    engine.discard();
    expect(engine.state).toMatchObject({ value: '저쪽 글', isMerged: false, isChanged: false });
  });

  it('is merged also when it was left and is opened again', () => {
    const engine = engineOf(
      device(keptOver('내 글', base)),
      undefined,
      { value: '저쪽 글', savedAt: null, version: 2 },
      words,
    );
    expect(engine.state).toMatchObject({ value: '저쪽 글 내 글', isMerged: true, isRecovered: true });
  });

  it('does not take theirs over unseen, though nothing is changed here', () => {
    const engine = engineOf(device(), undefined, base);
    expect(engine.meet({ value: '저쪽 글', savedAt: null, version: 2 })).toBe(false);
    expect(engine.state).toMatchObject({ phase: 'conflict', value: '처음' });
  });

  it('what was found again is thrown away on demand', () => {
    const local = device(keptOver('남은 글', base));
    const engine = engineOf(local, undefined, base);
    expect(engine.state).toMatchObject({ value: '남은 글', isRecovered: true });
    engine.discard();
    expect(engine.state).toMatchObject({ value: '처음', isRecovered: false });
    expect(local.read()).toBeUndefined();
  });
});

it('a newer state of the server waits for the save under way and for the submission', async () => {
  const newer: Text = { value: '저쪽 글', savedAt: SAVED_AT, version: 5 };
  const engine = engineOf(device(), server().save, nothing);
  await engine.hold();
  engine.adopt(newer);
  expect(engine.state.value).toBe('');
  engine.release();
  engine.adopt(newer);
  engine.adopt({ ...newer, value: '옛 글', version: 4 });
  expect(engine.state.value).toBe('저쪽 글');
});

it('what is put aside is let go on demand, and a blank version is not put aside at all', () => {
  const local = device(keptOver('내 글', nothing, { aside: '저쪽 글' }));
  const engine = engineOf(local, server().save, nothing);
  expect(engine.state.aside).toBe('저쪽 글');
  engine.dropAside();
  expect(local.read()?.aside).toBeNull();
  engine.adopt({ value: '', savedAt: SAVED_AT, version: 2 });
  engine.meet({ value: '셋째 글', savedAt: SAVED_AT, version: 3 });
  engine.change('');
  engine.choose('theirs');
  expect(engine.state).toMatchObject({ value: '셋째 글', aside: null });
});

it('a draft that gets a place of its own leaves the old one', async () => {
  const places = new Map<string, KeptDraft<string>>();
  const copyAt = (place: string) => ({
    read: () => places.get(place),
    write: (kept: KeptDraft<string>) => places.set(place, kept).has(place),
    clear: () => void places.delete(place),
  });
  const engine = new DraftEngine(area(undefined, { place: (text) => text.slice(0, 1) }), nothing, copyAt);
  engine.change('가');
  engine.change('나');
  expect([...places.keys()]).toEqual(['나']);
});

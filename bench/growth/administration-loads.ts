import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { family, pssMb } from '../process.ts';
import type { Grown } from './growing.ts';

/** What the work of managers may cost others: megabytes above idle, and how much the slowest hundredth of lists slows down. */
const LIMITS = { exportMb: 60, p99: 1.1 };
const INVITED = 1000;
const ROUNDS = 2;
/** Of a slowest hundredth: long enough for hundreds of calls above it. */
const QUIET_MS = 30_000;
const LOOKS_EVERY_MS = 100;
const CALLERS = 2;
/** Between two calls of a caller: what is measured is how lists are answered, not how many a full machine answers. */
const PAUSE_MS = 20;

const say = (line: string) => process.stdout.write(`${line}\n`);
const hold = (what: string, value: string, isReached: boolean, goal: string) =>
  say(`${what}: ${value} (goal ${goal}: ${isReached ? 'reached' : 'MISSED'})`);

type Call = (path: string, body?: object) => Promise<Response>;

const callsOf =
  ({ base, tokens }: Grown): Call =>
  async (path, body) => {
    const headers = { authorization: `Bearer ${tokens.manager}`, 'content-type': 'application/json' };
    const response = await fetch(base + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };

/** The most memory of the server while a file of everybody is read, above what it took before. */
async function measureExport(grown: Grown, call: Call): Promise<void> {
  const own = () => pssMb(family(grown.server.child.pid!));
  const idle = own();
  let [most, bytes] = [idle, 0];
  const watching = setInterval(() => (most = Math.max(most, own())), 100);
  const began = performance.now();
  for await (const chunk of (await call('/api/manager/v1/members/export?reason=PRIVACY_CHECK')).body!)
    bytes += chunk.length;
  clearInterval(watching);
  const took = ((performance.now() - began) / 1000).toFixed(1);
  const above = most - idle;
  hold(
    `the export of everybody, ${(bytes / 1024 / 1024).toFixed(1)} MB in ${took} s`,
    `${above.toFixed(0)} MB above ${idle.toFixed(0)}`,
    above <= LIMITS.exportMb,
    `${LIMITS.exportMb} MB`,
  );
}

const p99Of = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]!;

async function listsWhile(call: Call, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const caller = async () => {
    while (!isOver()) {
      const began = performance.now();
      await (await call('/api/manager/v1/members?size=15')).text();
      times.push(performance.now() - began);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return times;
}

async function invite(call: Call, round: number): Promise<void> {
  const rows = Array.from({ length: INVITED }, (_, n) => ({
    no: n + 1,
    name: `초대 ${n}`,
    email: `invited-${round}-${n}@bench.test`,
    studentNumber: '',
    organizationCode: '',
  }));
  const validUntil = new Date(Date.now() + 14 * 24 * 60 * 60_000).toISOString();
  await call('/api/manager/v1/invitations', {
    rows,
    role: 'ROLE_USER',
    clubSequences: [],
    validUntil,
    confirmed: true,
  });
}

/** How the manager's page follows what is being sent; null once nothing is. */
async function sendingOf(call: Call): Promise<unknown> {
  const { data } = (await (await call('/api/manager/v1/invitations?size=10')).json()) as { data: { sending: unknown } };
  return data.sending;
}

async function lookUntil(call: Call, isOver: (sending: unknown) => boolean): Promise<void> {
  while (!isOver(await sendingOf(call))) await wait(LOOKS_EVERY_MS);
}

/**
 * Lists while a thousand are invited and their mails are written, beside lists while nothing is sent; in turn. The
 * page of invitations is looked at in both: what it costs by itself is no part of what inviting costs.
 */
async function measureInvitation(call: Call): Promise<void> {
  const [quiet, busy]: [number[], number[]] = [[], []];
  let spent = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const until = performance.now() + QUIET_MS;
    const isQuietOver = () => performance.now() > until;
    const [before] = await Promise.all([listsWhile(call, isQuietOver), lookUntil(call, isQuietOver)]);
    const began = performance.now();
    let isInvited = false;
    const inviting = invite(call, round)
      .then(() => lookUntil(call, (sending) => sending === null))
      .finally(() => (isInvited = true));
    const during = await listsWhile(call, () => isInvited);
    await inviting;
    // The first round warms up.
    if (round === 0) continue;
    spent += performance.now() - began;
    quiet.push(...before);
    busy.push(...during);
  }
  const [before, during] = [p99Of(quiet), p99Of(busy)];
  hold(
    `p99 of a list while ${INVITED} are invited in ${(spent / ROUNDS / 1000).toFixed(1)} s`,
    `${before.toFixed(1)} → ${during.toFixed(1)} ms, ${(during / before).toFixed(2)} × (${quiet.length} and ${busy.length} calls)`,
    during / before < LIMITS.p99,
    `${LIMITS.p99} ×`,
  );
}

/** A notice to everybody: how long it is counted, how long until all bells have it, and how lists are answered meanwhile. */
async function measureNotice(call: Call): Promise<void> {
  const dataOf = async <Data>(response: Response) => ((await response.json()) as { data: Data }).data;
  const counting = performance.now();
  const readers = await dataOf<{ people: number }>(await call('/api/manager/v1/notice-readers'));
  const counted = performance.now() - counting;
  const until = performance.now() + QUIET_MS;
  const before = await listsWhile(call, () => performance.now() > until);
  const began = performance.now();
  const { noticeSequence } = await dataOf<{ noticeSequence: number }>(
    await call('/api/manager/v1/notices', {
      title: '도서관 점검',
      text: '내일 **오전**에 점검합니다.',
      ways: ['BELL'],
      audience: {},
      noticeKey: randomUUID(),
    }),
  );
  let isSent = false;
  const watching = (async () => {
    const state = async () =>
      (await dataOf<{ state: string }>(await call(`/api/manager/v1/notices/${noticeSequence}`))).state;
    while ((await state()) !== 'SENT') await wait(100);
    isSent = true;
  })();
  const during = await listsWhile(call, () => isSent);
  await watching;
  const took = ((performance.now() - began) / 1000).toFixed(1);
  say(
    `a notice to ${readers.people}: counted in ${counted.toFixed(0)} ms, in all bells after ${took} s, p99 of a list ` +
      `${p99Of(before).toFixed(1)} → ${p99Of(during).toFixed(1)} ms`,
  );
}

export async function measureLoads(grown: Grown): Promise<void> {
  const call = callsOf(grown);
  await measureExport(grown, call);
  await measureNotice(call);
  await measureInvitation(call);
}

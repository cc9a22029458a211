import { expect, test } from 'vitest';
import { replyVerdict, type ReplyAct } from './replies.policy.ts';

const mine = { status: '0001', isMine: true, react: null, remove: null, manage: null } as const;
const acts: readonly ReplyAct[] = ['answer', 'edit', 'delete', 'hide'];
const verdicts = (part: object) => acts.map((act) => replyVerdict(act, { ...mine, ...part }));

test('what may be done to a reply follows from its state, whose it is, and where the viewer stands', () => {
  expect(verdicts({})).toEqual([null, null, null, null]);
  expect(verdicts({ manage: 'forbidden' })).toEqual([null, null, null, 'forbidden']);
  expect(verdicts({ isMine: false })).toEqual([null, 'forbidden', 'forbidden', null]);
  expect(verdicts({ status: '0002' })).toEqual(['replyHidden', 'replyHidden', null, null]);
  expect(verdicts({ status: '0003' })).toEqual(['replyDeleted', 'replyDeleted', 'replyDeleted', 'replyDeleted']);
});

test('after the club’s end replies can only be read, and hidden', () => {
  expect(verdicts({ react: 'clubReadOnly', remove: 'clubReadOnly' })).toEqual([
    'clubReadOnly',
    'clubReadOnly',
    'clubReadOnly',
    null,
  ]);
});

// @vitest-environment jsdom
import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { expect, it } from 'vitest';
import { afterPre, roomOf, step } from '../../../testing/rooms.ts';
import { roomSteps, takesPart } from './room-steps.ts';

const said = (...args: Parameters<typeof roomSteps>) =>
  roomSteps(...args).map(({ label, note }) => (note === undefined ? label : `${label} ${note}`));
const closed = {
  writePre: false,
  writeFinal: false,
  seePeers: true,
  selfGrade: false,
  askReview: false,
  react: false,
  quote: false,
  manage: false,
};
const final = { answerStatus: ANSWER_STATUS.final, final: step('나중 생각') };

it.each([
  ['before anything', roomOf(), false, ['사전답변 쓸 차례', '콘텐츠', '최종답변', '채점·피드백']],
  ['while the pre-answer is typed', roomOf(), true, ['사전답변 쓰는 중', '콘텐츠', '최종답변', '채점·피드백']],
  ['after the pre-answer', afterPre(), false, ['사전답변 완료', '콘텐츠 읽을 차례', '최종답변 쓸 차례', '채점·피드백']],
  [
    'once the content is read and the final answer begun',
    afterPre({ contentReadAt: '2026-11-19T00:00:00Z' }),
    true,
    ['사전답변 완료', '콘텐츠 읽음', '최종답변 쓰는 중', '채점·피드백'],
  ],
  [
    'without a content',
    afterPre({ hasContent: false, content: null }),
    false,
    ['사전답변 완료', '콘텐츠 없음', '최종답변 쓸 차례', '채점·피드백'],
  ],
  [
    'after the final answer',
    afterPre(final),
    false,
    ['사전답변 완료', '콘텐츠 읽지 않음', '최종답변 완료', '채점·피드백 기다리는 중'],
  ],
  [
    'while it is revised',
    afterPre(final),
    true,
    ['사전답변 완료', '콘텐츠 읽지 않음', '최종답변 고치는 중', '채점·피드백 기다리는 중'],
  ],
  [
    'once graded',
    afterPre({ ...final, can: closed, officialGrade: 88 }),
    false,
    ['사전답변 완료', '콘텐츠 읽지 않음', '최종답변 완료', '채점·피드백 88점'],
  ],
  [
    'after the deadline without an answer',
    roomOf({ can: closed, hasContent: false }),
    false,
    ['사전답변 없이 마감', '콘텐츠 없음', '최종답변 없이 마감', '채점·피드백'],
  ],
])('the steps say %s where one stands', (_, room, isTyping, words) => {
  expect(said(room, isTyping)).toEqual(words);
});

it.each([
  ['a member', roomOf(), true],
  ['a member who was too late', roomOf({ can: closed }), true],
  ['an admin of the club', roomOf({ can: { ...closed, manage: true } }), false],
  ['a manager who answers along', afterPre({ can: { ...closed, manage: true } }), true],
])('the steps are shown to whom they concern: %s', (_, room, expected) => {
  expect(takesPart(room)).toBe(expected);
});

it('a low grade has not the colour of what is done', () => {
  const grading = (officialGrade: number) =>
    roomSteps(afterPre({ ...final, can: closed, officialGrade }), false).at(-1)?.isPlain;
  expect([0, 59, 60, 100].map(grading)).toEqual([true, true, false, false]);
});

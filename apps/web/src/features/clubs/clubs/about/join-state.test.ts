import { expect, it } from 'vitest';
import { joinState } from './join-state.ts';

const can = { join: false, cancelRequest: false, enter: false, manage: false };
const club = {
  clubStatus: '0300',
  clubAboutStatus: '0300',
  isPublic: true,
  isJoinable: true,
  joinApproval: false,
  capacity: null,
  memberCount: 3,
  can,
};
const joinable = { ...can, join: true };

it.each([
  ['a visitor of a recruiting club', club, false, true, true],
  ['a visitor of a running club', { ...club, clubStatus: '0400', clubAboutStatus: '0400' }, false, true, false],
  [
    'a visitor of a finished club',
    { ...club, isJoinable: false, clubStatus: '0500', clubAboutStatus: '0500' },
    false,
    false,
    false,
  ],
  ['a visitor of a full club', { ...club, isJoinable: false }, false, false, false],
  ['a member of the tenant, where the server allows it', { ...club, can: joinable }, true, true, true],
  ['a member of the tenant, where the club is full', club, true, false, false],
  ['somebody at a private club', { ...club, isPublic: false, can: joinable }, true, true, false],
  ['who was rejected', { ...club, clubAboutStatus: '0302', can: joinable }, true, true, true],
  ['who waits for a decision', { ...club, clubAboutStatus: '0301' }, true, false, false],
  ['who was expelled', { ...club, clubAboutStatus: '0600', can: joinable }, true, false, false],
])('%s is offered what they can do', (_, facts, logged, byCode, byRequest) => {
  expect(joinState(facts, logged)).toMatchObject({ byCode, byRequest });
});

it.each([
  ['0301', '0300', '가입 승인을 기다리고 있어요. 승인되면 알림으로 알려 드려요.'],
  ['0600', '0400', '이 클럽에는 다시 가입할 수 없어요.'],
  ['0310', '0310', '모집이 끝났어요.'],
  ['0310', '0220', '취소된 클럽이에요.'],
  ['0500', '0500', '끝난 클럽이에요.'],
])('about status %s of a club in %s is said in a sentence', (clubAboutStatus, clubStatus, sentence) => {
  expect(joinState({ ...club, clubAboutStatus, clubStatus }, true).sentences).toEqual([sentence]);
});

it.each([
  [{ ...club, can: joinable }, '11.24 (화)', '11.24 (화)까지 참여코드로 바로 가입할 수 있어요.'],
  [{ ...club, can: joinable, joinApproval: true }, null, '참여코드를 넣으면 클럽의 승인을 거쳐 가입돼요.'],
  [
    { ...club, clubStatus: '0400', can: joinable, joinApproval: true },
    null,
    '모집은 끝났지만 참여코드를 넣으면 클럽의 승인을 거쳐 지금도 가입돼요.',
  ],
  [club, '11.24 (화)', '자리가 모두 차서 지금은 가입할 수 없어요.'],
])('one sentence says whether, how and until when one gets in', (facts, until, sentence) => {
  expect(joinState(facts, true, until).sentences[0]).toBe(sentence);
});

it('a club with a capacity says how many places are left', () => {
  const facts = { ...club, can: joinable, capacity: 24, memberCount: 18 };
  expect(joinState(facts, true).sentences).toContain('24자리 중 6자리가 남았어요.');
});

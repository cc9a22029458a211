import { expect, it } from 'vitest';
import { aboutOf } from '../../../../testing/clubs.ts';
import { joinability } from './joinability.ts';

const nothing = { join: false, cancelRequest: false, enter: false, manage: false };

type Facts = Parameters<typeof aboutOf>[0] & { readonly logged?: boolean };

it.each<[string, Facts, string | null]>([
  [
    'a visitor of a recruiting club',
    { clubStatus: '0300', clubAboutStatus: '0300', can: nothing, logged: false },
    '가입 상태 · 가입가능',
  ],
  [
    'who finds a recruiting club full',
    { clubStatus: '0300', clubAboutStatus: '0300', can: nothing },
    '가입 상태 · 가입불가',
  ],
  [
    'who was rejected and may ask again',
    { clubStatus: '0300', clubAboutStatus: '0302', can: { ...nothing, join: true } },
    null,
  ],
  ['who waits for a decision', { clubStatus: '0300', clubAboutStatus: '0301', can: nothing }, '가입 상태 · 승인대기'],
  ['who was expelled', { clubAboutStatus: '0600', can: nothing }, '가입 상태 · 가입불가'],
  ['a visitor of a full running club', { clubAboutStatus: '0400', can: nothing }, '가입 상태 · 가입불가'],
  ['who may still join a running club', { clubAboutStatus: '0400', can: { ...nothing, join: true } }, null],
  ['a visitor of a finished club', { clubStatus: '0500', clubAboutStatus: '0500', can: nothing }, '종료된 클럽'],
  ['a member of a running club', { can: { ...nothing, enter: true } }, null],
  [
    'a member of a finished club',
    { clubStatus: '0500', clubAboutStatus: '0500', can: { ...nothing, enter: true } },
    null,
  ],
  ['who runs the club', { clubAboutStatus: '0400', can: { ...nothing, manage: true } }, null],
])('%s reads whether they can join only where that is open', (_, { logged = true, ...facts }: Facts, label) => {
  expect(joinability(aboutOf(facts), logged)).toBe(label);
});

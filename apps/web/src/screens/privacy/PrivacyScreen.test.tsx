// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { privacySearch } from './privacy-search.ts';

const GROUP = {
  group: 'answers',
  title: '답변',
  what: '사전답변과 최종답변',
  why: '함께 읽고 채점하려고',
  keptFor: '클럽이 있는 동안',
  onLeaving: '‘탈퇴한 회원’으로 남아요.',
  parts: [{ title: '퀴즈 답변', count: 1200 }],
};
const LOOK = {
  lookSequence: 3,
  kind: 'gradebook',
  by: { memberUUID: '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d01', nickname: '김강사', profileImageUrl: '' },
  clubName: '데이터베이스 클럽',
  seenAt: '2026-11-20T00:00:00Z',
};

function show(looks: readonly unknown[], consents: readonly unknown[] = []) {
  fakeServer({
    'GET /api/v1/my/privacy': () => ({ data: { groups: [GROUP], consents, hasPassword: true } }),
    'GET /api/v1/my/export': () => ({ data: { state: 'NONE', requestedAt: null, expiresAt: null, byteSize: null } }),
    'GET /api/v1/my/privacy/looks': () => ({ data: { contents: looks, totalElements: looks.length } }),
  });
  return renderAt(PrivacyScreen, { boot: bootOf('member'), at: '/account/my/privacy', validateSearch: privacySearch });
}

it('says what is kept and how much, and on request what a withdrawal does to it', async () => {
  const { user } = await show([], [{ kind: 'TERMS', version: '2026-11-22', agreedAt: '2026-11-22T00:00:00Z' }]);
  const kept = within(await screen.findByRole('list', { name: '보관하는 정보' }));
  expect(kept.getByText('퀴즈 답변 1,200건')).toBeTruthy();
  await user.click(kept.getByText('답변'));
  expect(kept.getByText('‘탈퇴한 회원’으로 남아요.')).toBeTruthy();
  expect(screen.getByText('이용약관에 동의합니다')).toBeTruthy();
  expect(await screen.findByText('아직 내 정보를 열어 본 사람이 없어요.')).toBeTruthy();
});

it('names who looked, at what and where', async () => {
  await show([LOOK, { ...LOOK, lookSequence: 4, kind: 'mails', clubName: null }]);
  const [first, second] = within(await screen.findByRole('list', { name: '열람 기록' })).getAllByRole('listitem');
  expect(first!.textContent).toContain('김강사 님 성적표를 열었어요데이터베이스 클럽');
  expect(second!.textContent).toContain('기관 전체');
});

// @vitest-environment jsdom
import type { Mail } from '@dure/contract/tenancy/mails/mails.endpoints';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { mailsSearch } from './mails-search.ts';
import { MailsScreen } from './MailsScreen.tsx';

const mail = (part: Partial<Mail> = {}): Mail => ({
  mailId: '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d6e',
  recipient: 'member1@dure.test',
  subject: '비밀번호 다시 정하기',
  text: '아래 주소를 열어 주세요.\n\nhttps://dure.test/account/password#token\n',
  state: 'WAITING',
  createdAt: '2026-11-15T00:00:00Z',
  sentAt: null,
  failure: null,
  tries: 0,
  ...part,
});
const show = async (contents: Mail[], isOutbox: boolean) => {
  const stuckCount = contents.filter(({ state, failure }) => state === 'WAITING' && failure !== null).length;
  const { sent } = fakeServer({
    'GET /api/manager/v1/mails': () => ({
      data: { contents, totalElements: contents.length, stuckCount: isOutbox ? 0 : stuckCount, isOutbox },
    }),
    'POST /api/manager/v1/mails/retry': () => ({ data: { retriedCount: stuckCount } }),
  });
  const view = await renderAt(MailsScreen, {
    boot: bootOf('manager'),
    at: '/system/admin/mails',
    validateSearch: mailsSearch,
  });
  return { ...view, sent };
};

it('an outbox shows what each mail says, with its address to follow', async () => {
  await show([mail()], true);
  expect(await screen.findByRole('heading', { name: '비밀번호 다시 정하기' })).toBeTruthy();
  expect(screen.getByText('보관 중')).toBeTruthy();
  expect(screen.getByRole('link', { name: /password#token/ }).getAttribute('href')).toBe(
    'https://dure.test/account/password#token',
  );
});

it('where mail is sent it says what became of each', async () => {
  await show([mail({ state: 'ENDED', text: null, failure: '550 no', tries: 3 })], false);
  expect(await screen.findByText('보내지 못함')).toBeTruthy();
  expect(screen.getByText('받는 쪽 메일 서버가 이 메일을 거절했어요. 주소를 확인해 주세요.')).toBeTruthy();
  expect(screen.getByText('550 no')).toBeTruthy();
  expect(screen.getByText(/3번 시도/)).toBeTruthy();
});

it('says that mail waits for a server that takes none', async () => {
  const stuck = mail({ text: null, failure: 'connect ECONNREFUSED', tries: 2 });
  const { user, sent } = await show([stuck], false);
  expect(await screen.findByText(/메일 서버가 받지 않아 기다리는 메일이 있어요/)).toBeTruthy();
  expect(screen.getByText('connect ECONNREFUSED')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '1통 지금 다시 보내기' }));
  expect(await screen.findByText('다시 보내고 있어요.')).toBeTruthy();
  expect(sent.filter(({ route }) => route === 'POST /api/manager/v1/mails/retry')).toHaveLength(1);
});

it('says that there is none', async () => {
  await show([], true);
  expect(await screen.findByText('아직 보낸 메일이 없어요.')).toBeTruthy();
});

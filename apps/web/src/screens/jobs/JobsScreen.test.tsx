// @vitest-environment jsdom
import type { OwnJobs } from '@dure/contract/platform/jobs/jobs.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { JobsScreen } from './JobsScreen.tsx';

const report = {
  job: 'invitation-mails',
  waiting: 0,
  runningSeconds: 12,
  done: 240,
  of: 1000,
  succeededAt: null,
  failedAt: null,
  failure: null,
};
const failed = {
  jobId: '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d01',
  job: 'content-reading-now',
  failedAt: '2026-11-19T00:00:00Z',
  tries: 6,
  failure: '암호가 걸린 파일',
};

async function open(...states: OwnJobs[]) {
  let asked = 0;
  const { sent } = fakeServer({
    'GET /api/manager/v1/overview': () => ({ data: { tasks: [] } }),
    'GET /api/manager/v1/jobs': () => ({ data: states[Math.min(asked++, states.length - 1)] }),
    [`POST /api/manager/v1/jobs/${failed.jobId}/retry`]: () => ({ data: {} }),
  });
  return { ...(await renderAt(JobsScreen, { boot: bootOf('manager'), at: '/system/admin/jobs' })), sent };
}

test('a kind of job says how far it is', async () => {
  await open({ jobs: [report], failed: [] });
  const row = (await screen.findByText('초대 메일 쓰기')).closest('tr')!;
  expect(row.textContent).toContain('12초째 · 240 / 1,000');
  expect(screen.queryByRole('region', { name: '멈춘 작업' })).toBeNull();
});

test('a job that was given up says why, and is gone once it is tried again', async () => {
  const { user, sent } = await open({ jobs: [], failed: [failed] }, { jobs: [], failed: [] });
  const region = await screen.findByRole('region', { name: '멈춘 작업' });
  expect(region.textContent).toMatch(/올린 자료 읽기암호가 걸린 파일.*6번 해 봤어요/);
  await user.click(within(region).getByRole('button', { name: '올린 자료 읽기 다시 하기' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '멈춘 작업' })).toBeNull());
  expect(sent.filter(({ route }) => route.startsWith('POST'))).toHaveLength(1);
});

test('where nothing ran a sentence says so', async () => {
  await open({ jobs: [], failed: [] });
  expect(await screen.findByText('한 주 동안 돌아간 작업이 없어요.')).toBeTruthy();
});

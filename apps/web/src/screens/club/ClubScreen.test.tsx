// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { StatusActions } from '../../features/clubs/manage/StatusActions.tsx';
import { bootOf } from '../../testing/boot.ts';
import { aboutOf, myQuizOf } from '../../testing/clubs.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { clubSearch } from './club-search.ts';
import { ClubScreen } from './ClubScreen.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const manages = { join: false, cancelRequest: false, enter: false, manage: true };

function serve(answers: Record<string, () => Answer>) {
  return fakeServer({
    'GET /api/v1/clubs/12/quizzes/me': () => ({ data: { contents: [myQuizOf(1)], totalElements: 1 } }),
    'GET /api/v1/codes': () => ({ data: { jobGroups: [], jobLevels: [] } }),
    ...answers,
  });
}

describe('the page of a club', () => {
  test('says that the club is over as soon as its instructor has ended it', async () => {
    let clubStatus = '0400';
    serve({
      'GET /api/v1/clubs/12/about': () => ({ data: aboutOf({ clubStatus, can: manages }) }),
      'PUT /api/v1/clubs/12/status': () => {
        clubStatus = '0500';
        return { data: {} };
      },
    });
    const Page = () => (
      <>
        <StatusActions
          club={{ clubSequence: 12, clubStatus: '0400', version: 5 }}
          memberCount={3}
          onRemoved={() => {}}
        />
        <ClubScreen />
      </>
    );
    const { user } = await renderAt(Page, {
      boot: bootOf('instructor'),
      at: '/quiz/12?tab=about',
      path: '/quiz/$clubSequence',
      validateSearch: clubSearch,
    });
    expect(await screen.findByText('진행중')).toBeTruthy();
    screen.getByRole('button', { name: '클럽 상태 바꾸기' }).focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: '클럽 끝내기' })).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: '클럽 끝내기' }));
    expect(await screen.findByText('진행완료')).toBeTruthy();
    expect(screen.queryByText('진행중')).toBeNull();
  });
});

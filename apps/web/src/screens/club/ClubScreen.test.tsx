// @vitest-environment jsdom
import { clubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { CLUB_FORM } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { clubDetail } from '../../testing/club-detail.ts';
import { StatusActions } from '../../features/clubs/clubs/manage/StatusActions.tsx';
import { bootOf } from '../../testing/boot.ts';
import { aboutOf, myQuizOf } from '../../testing/clubs.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { clubSearch } from './club-search.ts';
import { ClubScreen } from './ClubScreen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const manages = { join: false, cancelRequest: false, enter: false, manage: true };

function serve(answers: Record<string, () => Answer>) {
  return fakeServer({
    'GET /api/v1/clubs/12/quizzes/me': () => ({ data: { contents: [myQuizOf(1)], totalElements: 1 } }),
    'GET /api/v1/codes': () => ({ data: { jobGroups: [], jobLevels: [] } }),
    ...answers,
  });
}

const place = { path: '/quiz/$clubSequence', validateSearch: clubSearch };
const QUIZ_NOTE = '이 클럽의 멤버만 볼 수 있는 퀴즈예요. 가입하면 바로 그 퀴즈로 이어져요.';

describe('the page of a club', () => {
  test('lets who came for a quiz join, and leads on to it', async () => {
    let isMember = false;
    const outside = { join: true, cancelRequest: false, enter: false, manage: false };
    serve({
      'GET /api/v1/clubs/12/about': () => ({
        data: aboutOf(isMember ? {} : { clubAboutStatus: '0300', can: outside }),
      }),
      'POST /api/v1/clubs/12/join': () => {
        isMember = true;
        return { data: { clubSequence: 12, clubAboutStatus: '0401' } };
      },
    });
    const { user, address } = await renderAt(ClubScreen, { boot: bootOf('member'), at: '/quiz/12?quiz=31', ...place });
    expect(await screen.findByText(QUIZ_NOTE)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '참여코드로 가입' }));
    await user.type(await screen.findByRole('textbox', { name: /참여코드/ }), 'OPENQUIZ31');
    await user.click(screen.getByRole('button', { name: '가입하기' }));
    await waitFor(() => expect(address()).toBe('/quiz/12/quizzes/31'));
  });

  test('shows members every text that its author wrote', async () => {
    const texts = Object.keys(CLUB_FORM).filter((field) => {
      const schema = field in clubAbout.shape && clubAbout.shape[field as keyof typeof clubAbout.shape];
      return schema && schema.safeParse('글').success;
    });
    expect(texts).toEqual(expect.arrayContaining(['clubName', 'tagline', 'description']));
    const written = Object.fromEntries(texts.map((field) => [field, `${field} 글`]));
    serve({ 'GET /api/v1/clubs/12/about': () => ({ data: aboutOf(written) }) });
    await renderAt(ClubScreen, { boot: bootOf('member'), at: '/quiz/12?tab=about', ...place });
    for (const field of texts) expect((await screen.findAllByText(`${field} 글`)).length).toBeGreaterThan(0);
  });

  test('promises no quiz of a club that nobody can join', async () => {
    const can = { join: false, cancelRequest: false, enter: false, manage: false };
    serve({
      'GET /api/v1/clubs/12/about': () => ({ data: aboutOf({ clubStatus: '0500', clubAboutStatus: '0500', can }) }),
    });
    await renderAt(ClubScreen, { boot: bootOf('member'), at: '/quiz/12?quiz=31', ...place });
    expect((await screen.findByRole('note')).textContent?.trim()).toBe('이 클럽의 멤버만 볼 수 있는 퀴즈예요.');
  });

  test('that does not exist says so, with ways on', async () => {
    serve({ 'GET /api/v1/clubs/12/about': () => ({ status: 404, code: '0404', message: '찾을 수 없습니다.' }) });
    await renderAt(ClubScreen, { boot: bootOf('member'), at: '/quiz/12', ...place });
    expect(await screen.findByRole('heading', { level: 1, name: '찾을 수 없는 화면이에요' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '퀴즈클럽 보기' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  });

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
          club={{ ...clubDetail(), clubSequence: 12, clubStatus: '0400', version: 5 }}
          memberCount={3}
          onRemoved={() => {}}
        />
        <ClubScreen />
      </>
    );
    const { user } = await renderAt(Page, {
      boot: bootOf('instructor'),
      at: '/quiz/12?tab=about',
      ...place,
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

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer } from '../../../../testing/server.ts';
import { AdministrationFrame } from '../AdministrationFrame.tsx';

const UUID = '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d01';
const page = (...contents: object[]) => ({ data: { contents, totalElements: contents.length, isCut: false } });

async function open() {
  const { sent } = fakeServer({
    'GET /api/manager/v1/overview': () => ({ data: { tasks: [] } }),
    'GET /api/manager/v1/members': () => page({ memberUUID: UUID, nickname: '서예린', email: 'yerin@dure.test' }),
    'GET /api/manager/v1/clubs': () =>
      page(
        { clubSequence: 7, clubName: '서예 클럽', clubType: '0100', clubStatus: '0400' },
        { clubSequence: 8, clubName: '서론 클럽', clubType: '0200', clubStatus: '0100' },
      ),
  });
  const view = await renderAt(() => <AdministrationFrame>{null}</AdministrationFrame>, {
    boot: bootOf('manager'),
    at: '/system/admin/audit',
  });
  return { ...view, sent };
}
const asked = (sent: { route: string; url: URL }[], route: string) =>
  sent.filter((one) => one.route === route).map(({ url }) => Object.fromEntries(url.searchParams));

test('Ctrl K opens it, the arrows choose, Enter goes, Escape closes', async () => {
  const { user, address } = await open();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: '사람, 클럽, 화면 찾기' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Meta>}k{/Meta}');
  await user.type(await screen.findByRole('combobox'), '서');
  const options = await waitFor(() => {
    const found = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(found.length).toBeGreaterThan(2);
    return found;
  });
  expect(options.slice(-3)).toEqual(['서예린yerin@dure.test', '서예 클럽진행중', '서론 클럽개설요청승인대기']);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  const active = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  expect(document.getElementById(active!)?.textContent).toContain('서예린');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/system/admin/members?member=${UUID}`));
});

test('a club that nobody has let open leads to the approvals, another to its dashboard', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: /찾거나 이동/ }));
  await user.type(await screen.findByRole('combobox'), '클럽');
  await user.click(await screen.findByRole('option', { name: /서예 클럽/ }));
  await waitFor(() => expect(address()).toBe('/quiz-dashboard/7'));
});

test('pages are found at once and nobody is looked up before something is typed', async () => {
  const { user, sent } = await open();
  await user.keyboard('{Control>}k{/Control}');
  const list = await screen.findByRole('listbox', { name: '찾은 것' });
  expect(within(list).getAllByRole('option').length).toBeGreaterThan(10);
  await user.type(screen.getByRole('combobox'), '통계');
  expect(within(list).getByRole('option', { name: '통계' }).getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(asked(sent, 'GET /api/manager/v1/members')).toEqual([{ keyword: '통계', size: '5' }]));
});

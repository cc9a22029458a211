// @vitest-environment jsdom
import type { Invitee } from '@dure/contract/clubs/invitations/invitations.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { inviteSearch } from './invitations-search.ts';
import { InviteScreen } from './InviteScreen.tsx';

const SHEET = 'POST /api/manager/v1/invitations/sheet';
const INVITE = 'POST /api/manager/v1/invitations';
const PEOPLE = [
  ['서지안', 'jian.seo@dure', '20261104'],
  ['한지후', 'jihu.han@dure.test', '20260992'],
] as const;

interface Sent {
  rows: Invitee[];
  confirmed: boolean;
  skipsFaulty: boolean;
}
const judged = (row: Invitee): Invitee =>
  row.email.endsWith('@dure')
    ? {
        ...row,
        state: 'FAULT',
        cleaned: [],
        faults: [
          {
            column: 'email',
            code: '0422',
            message: '이메일 주소 형식이 올바르지 않습니다.',
            repair: `${row.email}.test`,
          },
        ],
      }
    : { ...row, state: 'INVITE', faults: [], cleaned: [] };

async function open() {
  const { sent } = fakeServer({
    'GET /api/manager/v1/overview': () => ({ data: { tasks: [] } }),
    [SHEET]: () => ({
      data: {
        columns: ['name', 'email', null],
        rows: PEOPLE.map((cells, at) => ({ no: at + 2, cells })),
        emptyRows: 3,
      },
    }),
    [INVITE]: ({ body }: { body: unknown }) => {
      const { rows, confirmed } = body as Sent;
      const found = rows.map(judged);
      const invited = confirmed ? found.filter(({ state }) => state === 'INVITE').length : null;
      return { data: { rows: found, invited, seated: confirmed ? 0 : null, accounts: null, classCodeId: null } };
    },
  });
  const view = await renderAt(InviteScreen, {
    boot: bootOf('manager'),
    at: '/system/admin/members/invite',
    validateSearch: inviteSearch,
  });
  const bodies = () => sent.filter(({ route }) => route === INVITE).map(({ body }) => body as Sent);
  return { ...view, bodies };
}
beforeEach(() => localStorage.clear());

async function paste({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('textbox', { name: /명단 붙여 넣기/ }));
  await user.paste(PEOPLE.map((cells) => cells.join('\t')).join('\n'));
  await screen.findByText('jian.seo@dure');
}

test('pasted lines become columns whose heads can be changed, and are kept', async () => {
  const view = await open();
  await paste(view);
  await view.user.selectOptions(screen.getByRole('combobox', { name: '3번째 열' }), '학번');
  await view.user.click(screen.getByRole('button', { name: '2명 확인하기' }));
  await screen.findByRole('heading', { name: '2명 중 1명만 고치면 돼요' });
  expect(view.bodies()[0]!.rows[0]).toMatchObject({ name: '서지안', studentNumber: '20261104' });
  expect(localStorage.length).toBeGreaterThan(0);
});

test('of a list without addresses it says that its people come by a code', async () => {
  fakeServer({
    'GET /api/manager/v1/overview': () => ({ data: { tasks: [] } }),
    [SHEET]: () => ({
      data: { columns: ['name', 'studentNumber'], rows: [{ no: 1, cells: ['서지안', '20261104'] }], emptyRows: 0 },
    }),
    [INVITE]: ({ body }: { body: unknown }) => {
      const { rows, confirmed } = body as Sent;
      const found = rows.map((row) => ({ ...row, state: 'CODE', faults: [], cleaned: [] }));
      const done = confirmed ? { invited: 0, seated: 0, classCodeId: crypto.randomUUID() } : null;
      return { data: { invited: null, seated: null, accounts: null, classCodeId: null, ...done, rows: found } };
    },
  });
  const { user } = await renderAt(InviteScreen, {
    boot: bootOf('manager'),
    at: '/system/admin/members/invite',
    validateSearch: inviteSearch,
  });
  await user.click(await screen.findByRole('textbox', { name: /명단 붙여 넣기/ }));
  await user.paste('서지안\t20261104\n');
  await user.click(await screen.findByRole('checkbox', { name: /수업 코드로/ }));
  await user.click(screen.getByRole('button', { name: '1명 확인하기' }));
  await user.click(await screen.findByRole('button', { name: '1명 초대' }));
  expect(await screen.findByText('1명이 들어올 수업 코드를 만들었어요.')).toBeTruthy();
});

test('a row is mended in one press, and good rows do not wait for a faulty one', async () => {
  const view = await open();
  await paste(view);
  await view.user.click(screen.getByRole('button', { name: '2명 확인하기' }));
  const table = await screen.findByRole('table', { name: '명단' });
  expect(within(table).queryByText('한지후')).toBeNull();
  expect(screen.getByRole('button', { name: '1명 초대' })).toHaveProperty('disabled', false);
  await view.user.click(within(table).getByRole('button', { name: /고치기$/ }));
  await screen.findByRole('button', { name: '2명 초대' });
  expect(within(table).getByText('고쳤어요')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: '2명 초대' }));
  await waitFor(() => expect(view.bodies().at(-1)).toMatchObject({ confirmed: true, skipsFaulty: true }));
});

test('columns without names are refused before anything is sent', async () => {
  const view = await open();
  await paste(view);
  await view.user.selectOptions(screen.getByRole('combobox', { name: '1번째 열' }), '쓰지 않음');
  expect(screen.getByText('이름 열을 골라 주세요.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '2명 확인하기' })).toHaveProperty('disabled', true);
  expect(view.bodies()).toEqual([]);
});

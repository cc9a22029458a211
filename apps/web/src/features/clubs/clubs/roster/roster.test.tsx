// @vitest-environment jsdom
import type { RosterRow } from '@dure/contract/clubs/memberships/member-management.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answer } from '../../../../testing/server.ts';
import { show } from '../../../../testing/show.tsx';
import { RosterDialog } from './RosterDialog.tsx';

vi.setConfig({ testTimeout: 60_000 });

const IMPORT = 'POST /api/v1/my/clubs/7/members/import';
const row = (no: number, state: RosterRow['state'], more: Partial<RosterRow> = {}): RosterRow => ({
  no,
  email: `p${no}@dure.test`,
  name: `사람 ${no}`,
  studentNumber: '',
  state,
  nickname: state === 'ADD' ? `사람 ${no}` : null,
  hasOtherNumber: false,
  currentStudentNumber: null,
  faults: [],
  cleaned: [],
  ...more,
});

async function chooseRoster(
  rows: readonly RosterRow[],
  placesLeft: number | null = null,
  added = 0,
  canReplaceNumbers = false,
) {
  const onClose = vi.fn<() => void>();
  const answer = ({ body }: { body: unknown }): Answer => {
    const { confirmed, rows: sent } = body as { confirmed?: boolean; rows?: { no: number; email: string }[] };
    // A mended address is one of an account.
    const judged = rows.map((one) => {
      const mended = sent?.find(({ no }) => no === one.no);
      return mended && mended.email !== one.email ? row(one.no, 'ADD', { email: mended.email }) : one;
    });
    return {
      data: {
        rows: judged,
        placesLeft,
        canReplaceNumbers,
        inviting: 'PROPOSED',
        invited: confirmed ? 1 : null,
        added: confirmed ? added : null,
      },
    };
  };
  const shown = show(<RosterDialog clubSequence={7} onClose={onClose} />, { [IMPORT]: answer });
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await shown.user.upload(input, new File(['이메일,이름'], '명단.csv', { type: 'text/csv' }));
  await screen.findByRole('button', { name: '모든 행' });
  return { ...shown, onClose };
}
const bodies = (sent: readonly { body: unknown }[]) => sent.map(({ body }) => body);

test('a roster is looked through first, and nobody is added before it is confirmed', async () => {
  const { user, sentTo, onClose } = await chooseRoster([row(2, 'ADD'), row(3, 'ADD'), row(4, 'MEMBER')], null, 2);
  expect(bodies(sentTo(IMPORT))).toEqual([{}]);
  screen.getByRole('button', { name: '추가 2명' });
  screen.getByRole('button', { name: '이미 멤버 1명' });
  await user.click(screen.getByRole('button', { name: '2명 추가' }));
  await screen.findByText('2명을 멤버로 추가했습니다.');
  expect(bodies(sentTo(IMPORT))).toEqual([
    {},
    {
      confirmed: true,
      skipsFaulty: false,
      replacesNumbers: false,
      invitesUnknown: false,
      rows: [2, 3, 4].map((no) => expect.objectContaining({ no })),
    },
  ]);
  expect(onClose).toHaveBeenCalled();
});

test('faulty rows come first, with what is wrong at its field, and stop the roster', async () => {
  const faults: RosterRow['faults'] = [
    { column: 'email', message: '이메일 주소 형식이 올바르지 않습니다.', repair: null, code: '0422' },
  ];
  await chooseRoster([row(2, 'ADD'), row(3, 'FAULT', { faults })]);
  const table = screen.getByRole('table', { name: '명단' });
  within(table).getByText('이메일 주소 형식이 올바르지 않습니다.');
  within(table).getByRole('cell', { name: '3' });
  expect(within(table).queryByText('p2@dure.test')).toBeNull();
  expect(screen.getByRole('button', { name: '1명 추가' })).toHaveProperty('disabled', true);
  screen.getByText(/오류가 있는 행을 표에서 고치거나/);
});

test('a faulty row is mended where it stands, checked on leaving, and stays there as mended', async () => {
  const faults: RosterRow['faults'] = [
    { column: 'email', message: '이메일 주소 형식이 올바르지 않습니다.', repair: null, code: '0422' },
  ];
  const { user, sentTo } = await chooseRoster([row(2, 'ADD'), row(3, 'FAULT', { email: 'p3', faults })]);
  const field = screen.getByRole('textbox', { name: '3행 이메일' });
  await user.type(field, '@dure.test');
  expect(sentTo(IMPORT)).toHaveLength(1);
  await user.tab();
  await screen.findByText('고쳤어요');
  await waitFor(() => expect(sentTo(IMPORT)).toHaveLength(2));
  expect(sentTo(IMPORT)[1]!.body).toEqual({
    rows: [
      { no: 2, email: 'p2@dure.test', name: '사람 2', studentNumber: '' },
      { no: 3, email: 'p3@dure.test', name: '사람 3', studentNumber: '' },
    ],
  });
  await waitFor(() => expect(screen.queryByText('이메일 주소 형식이 올바르지 않습니다.')).toBeNull());
  expect(screen.getByRole('button', { name: '2명 추가' })).toHaveProperty('disabled', false);
});

test('good rows are not held up by bad ones if the person says so, and whoever was left out is said', async () => {
  const faults: RosterRow['faults'] = [
    { column: 'email', message: '이메일을 입력해 주세요.', repair: null, code: '0422' },
  ];
  const { user, sentTo, onClose } = await chooseRoster([row(2, 'ADD'), row(3, 'FAULT', { faults })], null, 1);
  await user.click(screen.getByRole('checkbox', { name: '오류가 있는 1행은 빼고 추가' }));
  await user.click(screen.getByRole('button', { name: '1명 추가' }));
  await screen.findByText('오류가 있던 1행은 빼고 추가했어요.');
  expect(sentTo(IMPORT)[1]!.body).toMatchObject({ confirmed: true, skipsFaulty: true });
  expect(onClose).not.toHaveBeenCalled();
});

test('a roster of members alone brings their student numbers', async () => {
  const { user, sentTo, onClose } = await chooseRoster([
    row(2, 'MEMBER', { studentNumber: '20230001' }),
    row(3, 'MEMBER'),
  ]);
  await user.click(screen.getByRole('button', { name: '1명 학번 넣기' }));
  await screen.findByText('명단의 학번을 멤버에게 넣었습니다.');
  expect(sentTo(IMPORT)).toHaveLength(2);
  expect(onClose).toHaveBeenCalled();
});

const renumbered = () => [
  row(2, 'MEMBER', { studentNumber: '20239999', hasOtherNumber: true, currentStudentNumber: '20230001' }),
  row(3, 'ADD'),
];

test('another student number is shown with the one before it, and an instructor is told who may change it', async () => {
  const { user, sentTo } = await chooseRoster(renumbered(), null, 1);
  screen.getByText('20230001 → 20239999');
  screen.getByText(/1명은 이미 다른 학번이 있어 그대로 둬요/);
  expect(screen.queryByRole('checkbox', { name: /학번이 다른/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '1명 추가' }));
  await screen.findByText('1명을 멤버로 추가했습니다.');
  expect(sentTo(IMPORT)[1]!.body).toMatchObject({ replacesNumbers: false });
});

test('a number that must not be told is told to be another', async () => {
  await chooseRoster([row(2, 'ADD', { studentNumber: '20239999', hasOtherNumber: true })]);
  expect(screen.getByText('다른 학번 → 20239999')).toBeTruthy();
  screen.getByText(/1명은 이미 다른 학번이 있어 그대로 둬요/);
});

test('a manager is asked before student numbers are changed', async () => {
  const { user, sentTo } = await chooseRoster(renumbered(), null, 1, true);
  await user.click(screen.getByRole('checkbox', { name: '학번이 다른 1명은 명단의 학번으로 바꾸기' }));
  await user.click(screen.getByRole('button', { name: '1명 추가' }));
  await screen.findByText('1명을 멤버로 추가했습니다.');
  expect(sentTo(IMPORT)[1]!.body).toMatchObject({ replacesNumbers: true });
});

test('what a spreadsheet damaged is mended with one press', async () => {
  const faults: RosterRow['faults'] = [
    { column: 'studentNumber', message: '엑셀이 소수로 바꾼 값입니다.', repair: '20231203', code: '0422' },
  ];
  const { user, sentTo } = await chooseRoster([row(2, 'FAULT', { studentNumber: '20231203.0', faults })]);
  await user.click(screen.getByRole('button', { name: '‘20231203’으로 고치기' }));
  await waitFor(() => expect(sentTo(IMPORT)).toHaveLength(2));
  expect(sentTo(IMPORT)[1]!.body).toMatchObject({ rows: [{ no: 2, studentNumber: '20231203' }] });
});

test('a row whose cell was cleaned says so, also where it is no field', async () => {
  const { user } = await chooseRoster([
    row(2, 'ADD', { cleaned: [{ column: 'email', cleanings: ['INVISIBLE'] }] }),
    row(3, 'FAULT', {
      faults: [{ column: 'email', message: '이메일을 입력해 주세요.', repair: null, code: '0422' }],
      cleaned: [{ column: 'name', cleanings: ['BLANKS'] }],
    }),
  ]);
  const said = () => screen.getAllByText(/뺐어요$/).map(({ textContent }) => textContent);
  expect(said()).toEqual(['앞뒤 빈칸을 뺐어요']);
  await user.click(screen.getByRole('button', { name: '모든 행' }));
  expect(said()).toEqual(['보이지 않는 글자를 뺐어요', '앞뒤 빈칸을 뺐어요']);
});

test('a club without enough places says so', async () => {
  await chooseRoster([row(2, 'ADD'), row(3, 'ADD')], 1);
  screen.getByText(/남은 자리가 1명뿐이라/);
  expect(screen.getByRole('button', { name: '2명 추가' })).toHaveProperty('disabled', true);
});

test('an account under another name is pointed out', async () => {
  await chooseRoster([row(2, 'ADD', { nickname: '남의 이름' })]);
  expect(screen.getByText('계정 이름: 남의 이름')).toBeTruthy();
});

test('unknown addresses are reported after the others were added', async () => {
  const { user, onClose } = await chooseRoster([row(2, 'ADD'), row(3, 'UNKNOWN')], null, 1);
  await user.click(screen.getByRole('button', { name: '1명 추가' }));
  await screen.findByText(/계정이 없는 1명은 추가하지 않았어요/);
  screen.getByText('p3@dure.test');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '이메일 복사' }));
});

test('a file that cannot be read is refused in words, and another one can be chosen', async () => {
  const refuse = (): Answer => ({
    status: 400,
    code: '0422',
    message: '입력한 내용을 확인해 주세요.',
    fields: [{ path: 'file', message: '이메일 열을 찾지 못했습니다.' }],
  });
  const { user } = show(<RosterDialog clubSequence={7} onClose={() => {}} />, { [IMPORT]: refuse });
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['가,나'], '명단.csv', { type: 'text/csv' }));
  await screen.findByText('이메일 열을 찾지 못했습니다.');
  expect(screen.getByRole('button', { name: '파일 선택' })).toHaveProperty('disabled', false);
});

test('whom nobody knows is proposed to a manager where the instructor wishes it', async () => {
  const { user, sentTo, onClose } = await chooseRoster([row(2, 'UNKNOWN'), row(3, 'MEMBER')]);
  expect(screen.getByRole('button', { name: '0명 추가' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: /계정이 없는 1명의 초대를 운영자에게 부탁하기/ }));
  await user.click(screen.getByRole('button', { name: '1명 초대' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies(sentTo(IMPORT)).at(-1)).toMatchObject({ confirmed: true, invitesUnknown: true });
});

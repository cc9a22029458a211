import { execFile } from 'node:child_process';
import { expect, expectSound, press, siteOf, test, type DemoServer } from '../fixtures.ts';
import { codeOf } from './totp.ts';

test.use({ alone: 'operator' });

const EMAIL = 'operator@dure.test';
const PASSWORD = 'a password of an operator';
const NAME = '누리기술';

/** Makes the account in a shell of the installation; answers the secret for the app. */
function makeOperator({ directory }: DemoServer): Promise<string> {
  const given = ['apps/server/src/operator.ts', 'account', 'create', '--email', EMAIL, '--name', '나운영'];
  return new Promise((resolve, reject) => {
    const child = execFile('node', given, { env: { ...process.env, DATA_DIR: directory } }, (error, told) => {
      const [secret] = /^[A-Z2-7]{32}$/m.exec(told) ?? [];
      if (secret) resolve(secret);
      else reject(error ?? new Error(told));
    });
    child.stdin!.end(`${PASSWORD}\n`);
  });
}

test('an operator makes an organisation and suspends one, whose people see a page @one-course', async ({
  server,
  visit,
}) => {
  const secret = await makeOperator(server);
  const page = await visit(server.url);

  await test.step('logs in with password and code at once', async () => {
    await page.goto('/operator');
    await expect(page.getByRole('heading', { name: '운영 계정으로 로그인' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('textbox', { name: '이메일' }).fill(EMAIL);
    await page.getByRole('textbox', { name: '비밀번호' }).fill(PASSWORD);
    await page.getByRole('textbox', { name: '인증 앱 코드' }).fill('000000');
    await press(page.getByRole('button', { name: '로그인' }));
    await expect(page.getByRole('alert')).toContainText('맞지 않는 것이 있습니다');
    await page.getByRole('textbox', { name: '인증 앱 코드' }).fill(codeOf(secret));
    await press(page.getByRole('button', { name: '로그인' }));
    await expect(page.getByRole('table', { name: '기관' }).getByRole('button', { name: '한빛대학교' })).toBeVisible();
    await expect(page.getByText('모두 돌아가요')).toBeVisible();
    await expectSound(page);
  });

  await test.step('makes an organisation, whose manager is invited by a link', async () => {
    await press(page.getByRole('button', { name: '기관 만들기' }));
    const dialog = page.getByRole('dialog', { name: '기관 만들기' });
    await dialog.getByRole('textbox', { name: '이름' }).fill(NAME);
    await dialog.getByRole('textbox', { name: '주소' }).fill('nuri');
    await dialog.getByRole('textbox', { name: '이메일' }).fill('jihu@nuri.example');
    await dialog.getByRole('textbox', { name: '닉네임' }).fill('한지후');
    await expectSound(page);
    await press(dialog.getByRole('button', { name: '만들기' }));
    await expect(dialog.getByRole('textbox', { name: '초대 주소' })).toHaveValue(/\/account\/invitation#/);
    await expectSound(page);
    await dialog.getByRole('button', { name: '닫기' }).last().click();
    await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText('초대함');
  });

  await test.step('invites a manager who never came at another address', async () => {
    await press(page.getByRole('table', { name: '기관' }).getByRole('button', { name: NAME }));
    const panel = page.getByRole('dialog', { name: NAME, exact: true });
    await expect(panel.getByText('jihu@nuri.example')).toBeVisible();
    await press(panel.getByRole('button', { name: '다시 초대' }));
    const dialog = page.getByRole('dialog', { name: '첫 운영자 다시 초대' });
    await dialog.getByRole('textbox', { name: '이메일' }).fill('han@nuri.example');
    await expectSound(page);
    await press(dialog.getByRole('button', { name: '초대하기' }));
    await expect(dialog.getByRole('textbox', { name: '초대 주소' })).toHaveValue(/\/account\/invitation#/);
    await press(dialog.getByRole('button', { name: '닫기' }).last());
    await expect(panel.getByText('han@nuri.example')).toBeVisible();
    await press(panel.getByRole('button', { name: '닫기' }));
  });

  await test.step('limits what an organisation may take, and reads how one is moved', async () => {
    await press(page.getByRole('table', { name: '기관' }).getByRole('button', { name: '한빛대학교' }));
    const panel = page.getByRole('dialog', { name: '한빛대학교', exact: true });
    await press(panel.getByRole('button', { name: '한도 바꾸기' }));
    const dialog = page.getByRole('dialog', { name: '한도' });
    await dialog.getByRole('textbox', { name: '저장 한도' }).fill('20');
    await expectSound(page);
    await press(dialog.getByRole('button', { name: '저장', exact: true }));
    await expect(panel.getByText(/저장 20 GB/)).toBeVisible();
    await press(panel.getByText('다른 설치로 옮기기'));
    await expectSound(page);
    await press(panel.getByRole('button', { name: '닫기' }));
    await expect(page.getByRole('row', { name: /한빛대학교/ })).toContainText('/ 20 GB');
  });

  await test.step('suspends an organisation once its name is typed', async () => {
    await press(page.getByRole('table', { name: '기관' }).getByRole('button', { name: '한빛대학교' }));
    const panel = page.getByRole('dialog', { name: '한빛대학교', exact: true });
    await expect(panel.getByRole('button', { name: '삭제 예약하기' })).toBeVisible();
    await expectSound(page);
    await press(panel.getByRole('button', { name: '멈추기' }));
    const dialog = page.getByRole('dialog', { name: '한빛대학교 멈추기' });
    await dialog.getByRole('textbox', { name: '기관 이름' }).fill('한빛');
    await dialog.getByRole('textbox', { name: '까닭' }).fill('계약을 확인해요');
    await dialog.getByRole('textbox', { name: '사람들에게 보일 말' }).fill('이번 주 안에 다시 열어요.');
    await press(dialog.getByRole('button', { name: '멈추기' }));
    await expect(dialog.getByText('기관 이름과 달라요. 보이는 그대로 적어 주세요.')).toBeVisible();
    await expectSound(page);
    await dialog.getByRole('textbox', { name: '기관 이름' }).fill('한빛대학교');
    await press(dialog.getByRole('button', { name: '멈추기' }));
    await expect(panel.getByText('멈춤', { exact: true })).toBeVisible();
  });

  await test.step('its people see a page, and it is used again', async () => {
    const other = await visit(siteOf(server, 'manager@hanbit.test'));
    await other.goto('/quiz');
    await expect(other.getByRole('heading', { name: /지금은 쓸 수 없게 멈춘 기관/ })).toBeVisible();
    await expect(other.getByText('이번 주 안에 다시 열어요.')).toBeVisible();
    const panel = page.getByRole('dialog', { name: '한빛대학교', exact: true });
    await press(panel.getByRole('button', { name: '다시 열기' }));
    await expect(panel.getByText('사용 중')).toBeVisible();
    await press(panel.getByRole('button', { name: '닫기' }));
    await press(other.getByRole('link', { name: '다시 시도' }));
    await expect(other.getByRole('heading', { name: /멈춘 기관/ })).toHaveCount(0);
  });

  await test.step('sees the jobs over all, and what operators did', async () => {
    await press(page.getByRole('link', { name: '작업' }));
    await expect(page.getByRole('row', { name: /클럽의 시작과 끝/ })).toBeVisible();
    await expectSound(page);
    await press(page.getByRole('link', { name: '기록' }));
    await expect(page.getByRole('row', { name: /기관 멈추기/ })).toContainText('계약을 확인해요');
    await expectSound(page);
    await press(page.getByRole('button', { name: '로그아웃' }));
    await expect(page.getByRole('heading', { name: '운영 계정으로 로그인' })).toBeVisible();
  });
});

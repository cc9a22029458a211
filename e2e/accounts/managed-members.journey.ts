import { expect, expectSound, press, test } from '../fixtures.ts';

test('a manager finds members, names a place otherwise, and takes the list along @one-course', async ({ enter }) => {
  const page = await enter('manager@saero.test', '/system/admin/members');
  const place = page.getByRole('combobox', { name: '소속' });
  await expect(page.getByText(/^모두 \d+명$/)).toBeVisible();
  await expectSound(page);

  await test.step('a place is named otherwise, with whoever belongs there', async () => {
    await press(page.getByRole('button', { name: '소속 고치기' }));
    const dialog = page.getByRole('dialog', { name: '소속 고치기' });
    const first = dialog.getByRole('textbox', { name: '소속 1' });
    await expect(first).toHaveValue('본사');
    await expectSound(page);
    await first.fill('판교 연구소');
    await press(dialog.getByRole('button', { name: '저장' }));
    await expect(dialog.getByText('같은 소속이 두 번 있어요.')).toBeVisible();
    await first.fill('서울 본사');
    await press(dialog.getByRole('button', { name: '소속 더하기' }));
    await dialog.getByRole('textbox', { name: '소속 4' }).fill('부산 지사');
    await press(dialog.getByRole('button', { name: '저장' }));
    await expect(dialog).toBeHidden();
    await place.selectOption('서울 본사');
    await expect(page).toHaveURL(/organization=/);
    await expect(page.getByText(/^모두 [1-9]\d*명$/)).toBeVisible();
    await place.selectOption('부산 지사');
    await expect(page.getByText('조회된 데이터가 없습니다.')).toBeVisible();
    await page.reload();
    await expect(place).toHaveValue('부산 지사');
  });

  await test.step('a member teaches, is locked with a reason, and gets in again', async () => {
    await page.goto('/system/admin/members?keyword=member5@');
    await press(page.getByRole('link', { name: /역할과 로그인$/ }));
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: '역할 바꾸기' })).toBeVisible();
    await expectSound(page);
    await sheet.getByRole('radio', { name: /^교수자/ }).check({ force: true });
    await press(sheet.getByRole('button', { name: '역할 바꾸기' }));
    await expect(sheet.getByText(/역할을 교수자로 바꿨어요/)).toBeVisible();
    await press(sheet.getByRole('button', { name: '더 보기' }));
    await press(page.getByRole('menuitem', { name: '계정 잠그기' }));
    const asking = page.getByRole('dialog', { name: /계정 잠그기$/ });
    await asking.getByRole('textbox', { name: /이유/ }).fill('본인이 휴대폰을 잃어버림');
    await expectSound(page);
    await press(asking.getByRole('button', { name: '계정 잠그기' }));
    await expect(sheet.getByText('본인이 휴대폰을 잃어버림')).toBeVisible();
    await expectSound(page);
    await press(sheet.getByRole('button', { name: '잠금 풀기' }));
    const lifting = page.getByRole('dialog', { name: /잠금 풀기$/ });
    await lifting.getByRole('textbox', { name: /이유/ }).fill('본인을 확인함');
    await press(lifting.getByRole('button', { name: '잠금 풀기' }));
    await expect(lifting).toBeHidden();
    await expect(sheet.getByRole('button', { name: '잠금 풀기' })).toBeHidden();
    await press(sheet.getByRole('button', { name: '닫기' }));
    await expect(page.getByRole('row', { name: /member5@/ }).getByText('교수자')).toBeVisible();
    await page.goto('/system/admin/members');
  });

  await test.step('two accounts of one person become one, and are parted again', async () => {
    await page.goto('/system/admin/members?keyword=member6@');
    await press(page.getByRole('link', { name: /역할과 로그인$/ }));
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: '역할 바꾸기' })).toBeVisible();
    await press(sheet.getByRole('button', { name: '더 보기' }));
    await press(page.getByRole('menuitem', { name: '겹친 계정 합치기' }));
    const merging = page.getByRole('dialog', { name: '겹친 계정 합치기' });
    await merging.getByLabel('같은 사람의 다른 계정').fill('member7@');
    await merging.getByRole('radio', { name: /member7@/ }).check({ force: true });
    await expect(merging.getByText('옮기는 것')).toBeVisible();
    await merging.getByRole('textbox', { name: /이유/ }).fill('두 번 가입함');
    await expectSound(page);
    await press(merging.getByRole('button', { name: '합치기', exact: true }));
    await expect(merging).toBeHidden();
    await press(sheet.getByRole('button', { name: '되돌리기' }));
    const parting = page.getByRole('dialog', { name: '합친 계정 되돌리기' });
    await parting.getByRole('textbox', { name: /이유/ }).fill('다른 사람이었음');
    await press(parting.getByRole('button', { name: '되돌리기' }));
    await expect(parting).toBeHidden();
    await page.goto('/system/admin/members');
  });

  await test.step('the list leaves as a workbook, with a reason', async () => {
    await press(page.getByRole('button', { name: '엑셀로 내려받기' }));
    const dialog = page.getByRole('dialog', { name: '왜 내려받나요' });
    await dialog.getByRole('radio', { name: '본인 요청' }).check({ force: true });
    const saved = page.waitForEvent('download');
    await press(dialog.getByRole('button', { name: /개 내려받기$/ }));
    expect((await saved).suggestedFilename()).toBe('회원 목록.xlsx');
  });
});

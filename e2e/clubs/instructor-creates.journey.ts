import type { Locator, Page } from '@playwright/test';
import { expect, expectSound, press, test } from '../fixtures.ts';

const OPEN_OUTSIDE = '퀴즈 공개일은 클럽 시작일과 종료일 사이여야 합니다.';
const DEADLINE_FIRST = '종료일은 퀴즈 공개일 이후로 설정해 주세요.';
const QUESTION = '캐시를 두면 왜 더 느려질 때가 있을까요? 까닭 둘을 들어 설명하세요.';
const TAKEN = '별점이 떨어진 앱에서 가장 먼저 나누어 볼 것은 무엇인가요?';
const CLUB = '캐시를 다시 보는 클럽';
const REASON = '소개에 준비물을 적어 주세요.';
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A day of the tenant from today on, as it is typed. */
const digits = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Seoul' }).replaceAll('-', '');

async function typeDate(page: Page, field: string, text: string): Promise<void> {
  await press(page.getByRole('spinbutton', { name: `년, ${field}` }));
  await page.keyboard.type(text);
}

/** Of the demo's library. */
const CONTENT = '트랜잭션과 격리 수준.pptx';

const FIVE = ['하나', '둘', '셋', '넷', '다섯'].map((no) => `${no}째 캐시는 무엇을 기억할까요?\n답: ${no}째로 쓴 것`);

/** Puts text where the caret is, as the clipboard does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

async function submit(page: Page, button: string): Promise<void> {
  await press(page.getByRole('button', { name: button }));
  const told = page.getByRole('alertdialog', { name: '클럽 개설을 요청했습니다.' });
  await expect(told).toContainText('관리자의 승인을 기다리고 있습니다.');
  await expectSound(page);
  await press(told.getByRole('button', { name: '확인' }));
  await expect(page).toHaveURL(/\/quiz$/);
}

/** The manager's way to a club that waits. */
async function openRequest(page: Page) {
  await page.goto('/system/admin/club-approval');
  await page.getByRole('searchbox', { name: '클럽 이름·개설자' }).fill(CLUB);
  await expectSound(page);
  await press(page.getByRole('link', { name: `${CLUB} 자세히 보기` }));
  const request = page.getByRole('dialog', { name: '클럽 개설 요청' });
  await expect(request).toContainText(QUESTION);
  await expect(request.getByRole('link', { name: CONTENT })).toBeVisible();
  await expectSound(page);
  return request;
}

test.describe.serial('a club', () => {
  test('of five quizzes takes fifteen clicks at most, and no date is typed', { tag: '@once' }, async ({ enter }) => {
    const page = await enter('instructor@dure.test', '/quiz');
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await press(target);
    };
    await click(page.getByRole('link', { name: '퀴즈클럽 만들기' }));
    await click(page.getByRole('textbox', { name: '클럽 이름' }));
    await page.keyboard.insertText('열다섯 번 눌러 만든 클럽');
    await click(page.getByRole('textbox', { name: '한 문장 약속' }));
    await page.keyboard.insertText('캐시가 느려지는 까닭을 말로 씁니다.');
    await click(page.getByRole('textbox', { name: '소개' }));
    await page.keyboard.insertText('빠르게 여는 클럽이에요.');
    await click(page.getByRole('textbox', { name: '문항 붙여 넣기' }));
    await paste(page, FIVE.join('\n'));
    await expect(page.getByRole('list', { name: '퀴즈 목록' }).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('group', { name: '표지 미리보기' })).toContainText('하나째 캐시는');
    await expect(page.getByRole('heading', { name: '빠진 것이 없어요' })).toBeVisible();
    await click(page.getByRole('button', { name: '클럽 개설하기' }));
    const told = page.getByRole('alertdialog', { name: '클럽 개설을 요청했습니다.' });
    await click(told.getByRole('button', { name: '확인' }));
    await expect(page).toHaveURL(/\/quiz$/);
    expect(clicks).toBeLessThanOrEqual(15);
  });

  test('is written on one page that names what is missing, saves itself and is submitted @one-course @phone', async ({
    enter,
  }) => {
    const page = await enter('instructor@dure.test', '/quiz');
    await press(page.getByRole('link', { name: '퀴즈클럽 만들기' }));

    await test.step('basic facts and picture', async () => {
      await expect(page.getByRole('heading', { name: /빠진 것/ })).toBeVisible();
      await press(page.getByRole('button', { name: '클럽 개설하기' }));
      await expect(page.getByRole('textbox', { name: '클럽 이름' })).toBeFocused();
      await expectSound(page);
      await page.getByRole('textbox', { name: '클럽 이름' }).fill(CLUB);
      await page.getByRole('textbox', { name: '소개' }).fill('느린 것을 빠르게 하려다 더 느려진 이야기를 모읍니다.');
      await press(page.getByRole('button', { name: '대표 이미지 바꾸기' }));
      const chooser = page.waitForEvent('filechooser');
      await press(page.getByRole('button', { name: '이미지 고르기' }).filter({ visible: true }).last());
      await (await chooser).setFiles({ name: '표지.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
      await expect(page.getByRole('img', { name: '대표 이미지 미리보기' })).toBeVisible();
    });

    await test.step('dates, audience and every other setting', async () => {
      await press(page.getByRole('button', { name: /^클럽 기간/ }));
      await typeDate(page, '시작일, 클럽 기간', digits(10) + digits(40));
      for (const day of ['화', '목', '월']) await press(page.getByRole('button', { name: day, exact: true }));
      for (const section of ['모집과 가입', '채점', '학습 대상', '주차와 횟수', '강사와 참여코드']) {
        await press(page.getByRole('button', { name: `${section} 바꾸기` }));
      }
      await page.getByRole('textbox', { name: '스터디 횟수' }).fill('8');
      await expectSound(page);
    });

    await test.step('a quiz whose dates are wrong says so at the field and keeps what was typed', async () => {
      const opens = page.getByRole('group', { name: '공개일' });
      const closes = page.getByRole('group', { name: '답변 마감' });
      await press(page.getByRole('button', { name: '퀴즈 추가' }));
      await page.getByRole('textbox', { name: '문항', exact: true }).fill(QUESTION);
      await typeDate(page, '공개일', `${digits(5)}0900`);
      await expect(opens).toHaveAccessibleDescription(new RegExp(OPEN_OUTSIDE));
      await expectSound(page);
      await typeDate(page, '공개일', `${digits(12)}0900`);
      await expect(opens).not.toHaveAccessibleDescription(new RegExp(OPEN_OUTSIDE));
      await typeDate(page, '답변 마감', `${digits(11)}1800`);
      await expect(closes).toHaveAccessibleDescription(new RegExp(DEADLINE_FIRST));
      await expectSound(page);
      await typeDate(page, '답변 마감', `${digits(15)}1800`);
      await expect(closes).not.toHaveAccessibleDescription(new RegExp(DEADLINE_FIRST));
      await expect(page.getByRole('textbox', { name: '문항', exact: true })).toHaveValue(QUESTION);
    });

    await test.step('a quiz of the lounge comes as a copy that can be changed, an own one that is in use as it is', async () => {
      const picker = page.getByRole('dialog', { name: '퀴즈 가져오기' });
      const choose = async (search: string) => {
        await picker.getByRole('searchbox', { name: '문항 찾기' }).fill(search);
        const found = page.getByRole('checkbox', { name: new RegExp(search) });
        await expect(picker.getByRole('checkbox')).toHaveCount(1);
        await press(picker.locator('label').filter({ has: found }));
        await expect(found).toBeChecked();
      };
      await press(page.getByRole('button', { name: '라운지에서 가져오기' }));
      await choose('별점이 한 달 만에');
      await press(picker.getByText('모범 답안 보기'));
      await expect(picker.getByText('표본의 변화').first()).toBeVisible();
      await expectSound(page);
      await press(picker.getByRole('tab', { name: '내 퀴즈' }));
      await choose('파티션으로 나눌 때');
      await expectSound(page);
      await press(picker.getByRole('button', { name: '2개 가져오기' }));
      await expect(picker).toBeHidden();
      const list = page.getByRole('list', { name: '퀴즈 목록' });
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await press(list.getByRole('button', { name: /파티션으로 나눌 때/ }));
      await expect(page.getByRole('button', { name: '복사해서 고치기' })).toBeVisible();
      await expectSound(page);
      await press(list.getByRole('button', { name: /별점이 한 달 만에/ }));
      await expect(page.getByRole('textbox', { name: '문항', exact: true })).toHaveValue(/별점이 한 달 만에/);
      await page.getByRole('textbox', { name: '문항', exact: true }).fill(TAKEN);
      await press(page.getByRole('button', { name: '라운지에서 가져오기' }));
      await expect(picker.getByRole('checkbox', { name: /별점이 한 달 만에.*이미 있음/ })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(picker).toBeHidden();
    });

    await test.step('the draft has saved itself and is there after a reload', async () => {
      await expect(page.getByRole('status').filter({ hasText: /^저장됨/ })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: new RegExp(TAKEN.slice(0, 12)) })).toBeVisible();
      await press(page.getByRole('button', { name: new RegExp(QUESTION.slice(0, 12)) }));
      await expect(page.getByRole('textbox', { name: '문항', exact: true })).toHaveValue(QUESTION);
      await expect(page.getByRole('textbox', { name: '클럽 이름' })).toHaveValue(CLUB);
      await expect(page.getByText('대표 이미지를 골랐어요')).toBeVisible();
    });

    await test.step('a content of the library is picked for a quiz', async () => {
      await press(page.getByRole('button', { name: '콘텐츠 고르기' }));
      const picker = page.getByRole('dialog', { name: '콘텐츠 고르기' });
      await picker.getByRole('searchbox', { name: '콘텐츠 찾기' }).fill(CONTENT);
      await expect(picker.getByRole('button', { name: /고르기$/ })).toHaveCount(2);
      await expectSound(page);
      await press(picker.getByRole('button', { name: `${CONTENT} 고르기` }));
      await expect(page.getByRole('group', { name: '콘텐츠', exact: true })).toContainText(`${CONTENT}다 읽음`);
      await expectSound(page);
    });

    await test.step('submitting tells that it waits for approval', async () => {
      await expect(page.getByText(/^모범 답안이 없는 퀴즈 1/)).toBeVisible();
      await expectSound(page);
      await submit(page, '클럽 개설하기');
    });
  });

  test('is sent back with a reason, corrected, submitted again and approved @one-course @phone', async ({ enter }) => {
    const manager = await enter('manager@dure.test', '/');
    const request = await openRequest(manager);
    await press(request.getByRole('button', { name: '반려', exact: true }));
    await press(request.getByRole('button', { name: '반려하기' }));
    await expect(request.getByText('반려 사유를 입력해 주세요.')).toBeVisible();
    await expectSound(manager);
    await request.getByRole('textbox', { name: '반려 사유' }).fill(REASON);
    await press(request.getByRole('button', { name: '반려하기' }));
    await expect(request).toBeHidden();
    await expect(manager.getByText('클럽 개설을 반려했습니다.')).toBeVisible();

    const instructor = await enter('instructor@dure.test', '/my-clubs');
    await instructor.getByRole('searchbox', { name: '클럽 이름' }).fill(CLUB);
    await expect(instructor.getByRole('list', { name: '내 퀴즈클럽 목록' }).getByRole('listitem')).toHaveCount(1);
    await press(instructor.getByRole('link', { name: CLUB }));
    await expect(instructor.getByRole('heading', { name: '반려된 클럽 고치기' })).toBeVisible();
    await expect(instructor.getByText(REASON)).toBeVisible();
    await expectSound(instructor);
    await instructor.getByRole('textbox', { name: '소개' }).fill('준비물: 느려진 경험 하나.');
    await submit(instructor, '다시 제출하기');

    const again = await openRequest(manager);
    await expect(again).toContainText('준비물: 느려진 경험 하나.');
    await press(again.getByRole('button', { name: '승인', exact: true }));
    const question = manager.getByRole('alertdialog', { name: '이 클럽의 개설을 승인하시겠습니까?' });
    await press(question.getByRole('button', { name: '승인' }));
    await expect(again).toBeHidden();

    await instructor.goto(`/quiz?keyword=${encodeURIComponent(CLUB)}`);
    const card = instructor.getByRole('list', { name: '퀴즈클럽 목록' }).getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('모집중');
    await expectSound(instructor);
  });
});

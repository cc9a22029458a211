import type { Page } from '@playwright/test';
import { makePdf } from '../../apps/server/demo/documents/pdf.ts';
import { expect, expectSound, press, test } from '../fixtures.ts';

const PAPERS = [
  { heading: '1. 표와 키', paragraphs: ['기본 키는 행 하나를 가리킨다.'] },
  { heading: '2. 외래 키', paragraphs: ['외래 키는 다른 표의 행을 가리킨다.'] },
];
const RUNNING = '데이터베이스 개론: 표에서 실행 계획까지';
const NEXT_FIRST = '강의 커리큘럼 종료일은 다음 커리큘럼 강의의 시작일 전이어야 합니다.';

const MADE = '키와 정규화를 다시 읽는 클럽';
const CODE = 'LECTURE2026';
/** A study that is open has a list of its own. */
const studyAt = (page: Page, no: number) =>
  page
    .getByRole('list', { name: '커리큘럼' })
    .locator('> li')
    .nth(no - 1);

test('an instructor makes a lecture club in steps, and its members read them @one-course', async ({ enter, guest }) => {
  let clubSequence = '';
  const page = await enter('instructor@dure.test', '/my-lecture-clubs');
  await expectSound(page);
  await press(page.getByRole('link', { name: '강의클럽 만들기' }).first());

  await test.step('about', async () => {
    await press(page.getByRole('button', { name: '다음: 기간과 사람' }));
    await expect(page.getByText('2자 이상 입력해 주세요.')).toBeVisible();
    await page.getByRole('textbox', { name: '클럽 이름' }).fill(MADE);
    await page.getByRole('textbox', { name: '소개' }).fill('표와 키에서 시작해 실행 계획까지 읽습니다.');
    await expectSound(page);
    await press(page.getByRole('button', { name: '다음: 기간과 사람' }));
  });

  await test.step('period and people have a usual answer', async () => {
    await expect(page.getByRole('region', { name: '클럽 기간' })).toBeVisible();
    await page.getByRole('textbox', { name: '참여코드' }).fill(CODE);
    await expectSound(page);
    await press(page.getByRole('button', { name: '다음: 커리큘럼' }));
  });

  await test.step('studies come with dates, and a file is read while one looks', async () => {
    await press(studyAt(page, 1).getByRole('button', { expanded: false }));
    await studyAt(page, 1).getByRole('textbox', { name: '제목' }).fill('표와 키');
    await studyAt(page, 1)
      .locator('input[type=file]')
      .setInputFiles({ name: '1강 교안.pdf', mimeType: 'application/pdf', buffer: makePdf(PAPERS) });
    await expect(studyAt(page, 1).getByText('다 읽음')).toBeVisible();
    await press(page.getByRole('button', { name: '강의 더하기' }));
    await studyAt(page, 2).getByRole('textbox', { name: '제목' }).fill('정규화');
    await press(page.getByRole('button', { name: '주기로 다시 맞추기' }));
    await expect(page.getByText('자료 1개 중 1개 읽음')).toBeVisible();
    await expectSound(page);
  });

  await test.step('what was uploaded once is picked out of the library for another study, and taken out again', async () => {
    const picker = page.getByRole('dialog', { name: '콘텐츠 고르기' });
    await press(studyAt(page, 2).getByRole('button', { name: '내 콘텐츠에서 고르기' }));
    await picker.getByRole('searchbox', { name: '콘텐츠 찾기' }).fill('1강 교안');
    await expect(picker.getByRole('checkbox')).toHaveCount(1);
    await press(picker.locator('label').filter({ hasText: '1강 교안.pdf' }));
    await expectSound(page);
    await press(picker.getByRole('button', { name: '1개 넣기' }));
    await expect(page.getByText('자료 2개 중 2개 읽음')).toBeVisible();
    await press(studyAt(page, 2).getByRole('button', { name: '1강 교안.pdf 빼기' }));
    await expect(page.getByText('자료 1개 중 1개 읽음')).toBeVisible();
  });

  await test.step('the order is changed by keyboard; a date in the way is said at the field and mended in one press', async () => {
    await studyAt(page, 2).getByRole('button', { expanded: true }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(studyAt(page, 1)).toContainText('정규화');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(studyAt(page, 1)).toContainText('표와 키');
    await press(studyAt(page, 1).getByRole('button', { expanded: false }));
    const taken = /(\d{4})\.(\d\d)\.(\d\d)/.exec((await studyAt(page, 2).textContent()) ?? '')!;
    await studyAt(page, 1)
      .getByRole('spinbutton', { name: /^년, 종료일/ })
      .focus();
    await page.keyboard.type(taken.slice(1).join(''));
    await expect(studyAt(page, 1).getByText(NEXT_FIRST)).toBeVisible();
    await expectSound(page);
    await press(page.getByRole('button', { name: /2강부터 \d+일씩 미루기/ }));
    await expect(page.getByText(NEXT_FIRST)).toHaveCount(0);
    await press(page.getByRole('button', { name: '다음: 강의 도우미' }));
  });

  await test.step('the assistant, and off it goes', async () => {
    await expect(page.getByRole('switch', { name: '강의 도우미 쓰기' })).toBeVisible();
    await expectSound(page);
    await press(page.getByRole('button', { name: '강의클럽 개설하기' }));
    const told = page.getByRole('alertdialog', { name: '강의클럽 개설을 요청했습니다.' });
    await expect(told).toContainText('강의 준비에는 약 2분이 걸립니다.');
    await press(told.getByRole('button', { name: '확인' }));
    await expect(page).toHaveURL(/\/lecture-dashboard\/\d+/);
    await expect(page.getByRole('region', { name: '챙길 일' })).toContainText('지금 챙길 일이 없어요.');
    await expect(page.getByRole('table', { name: '강의 목록' })).toContainText('표와 키');
    await expectSound(page);
  });

  await test.step('the manager reads it and lets it open', async () => {
    const manager = await enter('manager@dure.test', '/system/admin/club-approval');
    await manager.getByRole('searchbox', { name: '클럽 이름·개설자' }).fill(MADE);
    await press(manager.getByRole('link', { name: `${MADE} 자세히 보기` }));
    const request = manager.getByRole('dialog', { name: '클럽 개설 요청' });
    await expect(request).toContainText('강의 2개');
    await expectSound(manager);
    await press(request.getByRole('button', { name: '승인' }));
    await press(manager.getByRole('alertdialog').getByRole('button', { name: '승인' }));
    await expect(request).toHaveCount(0);
  });

  await test.step('the open club is changed by hand', async () => {
    await page.reload();
    await expect(page.getByRole('main')).toContainText('모집중');
    await press(page.getByRole('link', { name: '강의와 자료' }));
    await press(page.getByRole('link', { name: '커리큘럼 고치기' }));
    await expect(page.getByText('자료 1개 중 1개 읽음')).toBeVisible();
    await expectSound(page);
    await press(studyAt(page, 2).getByRole('button', { expanded: false }));
    await studyAt(page, 2).getByRole('textbox', { name: '제목' }).fill('정규화와 이상 현상');
    await press(page.getByRole('button', { name: '수정하기' }));
    await press(page.getByRole('alertdialog').getByRole('button', { name: '확인' }));
    await expect(page.getByText('강의클럽이 수정되었습니다.')).toBeVisible();
    const club = /\d+/.exec(new URL(page.url()).pathname)![0];
    await page.goto('/my-lecture-clubs');
    await expect(page.getByRole('list', { name: '내 강의클럽 목록' })).toContainText(MADE);
    await expectSound(page);
    clubSequence = club;
  });

  await test.step('a visitor sees the card veiled, and the outline without the materials', async () => {
    await guest.goto('/lecture');
    await expect(guest.getByRole('list', { name: '강의클럽 목록' })).toContainText(MADE);
    await expect(guest.locator('[data-veil]').first()).toBeAttached();
    await expectSound(guest);
    await guest.goto(`/lecture/${clubSequence}`);
    await expect(guest.getByRole('region', { name: '강의 2개' })).toContainText('정규화와 이상 현상');
    await expectSound(guest);
  });

  await test.step('a member joins by the code and reads; what was read is there on another device', async () => {
    const member = await enter('member5@dure.test', `/lecture/${clubSequence}`);
    await press(member.getByRole('button', { name: '참여코드로 가입' }));
    const dialog = member.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /참여코드/ }).fill(CODE);
    await press(dialog.getByRole('button', { name: '가입하기' }));
    await expect(member.getByRole('region', { name: '1주차' }).getByRole('link', { name: '표와 키' })).toBeVisible();
    await expectSound(member);
    await press(member.getByRole('link', { name: '표와 키' }));
    await expect(member.getByText('2쪽 중 1쪽까지 읽음')).toBeVisible();
    await expect(member.getByRole('img', { name: '1쪽 그림' })).toHaveAttribute('data-drawn', '1');
    await expectSound(member);
    await press(member.getByRole('button', { name: '다음 쪽' }));
    await expect(member.getByText('2쪽 중 2쪽까지 읽음')).toBeVisible();
    const again = await enter('member5@dure.test', `/lecture/${clubSequence}`);
    await expect(again.getByRole('region', { name: '1주차' })).toContainText('100% 읽음');
    await press(again.getByRole('link', { name: '표와 키' }));
    await expect(again.getByRole('img', { name: '2쪽 그림' })).toHaveAttribute('data-drawn', '2');
  });

  await test.step('what is asked is answered with its source, which opens marked; what is not there is refused', async () => {
    const member = await enter('member5@dure.test', `/lecture/${clubSequence}`);
    await press(member.getByRole('link', { name: '표와 키' }));
    const tab = member.getByRole('button', { name: '대화', exact: true });
    await press(tab.filter({ visible: true }));
    const field = member.getByRole('textbox', { name: '이 강의에서 궁금한 점' });
    await field.fill('중간고사는 몇 시에 시작하나요?');
    await press(member.getByRole('button', { name: '묻기' }));
    await expect(member.getByText('자료에서 근거를 찾지 못했어요')).toBeVisible();
    await field.fill('외래 키는 무엇을 가리키나요?');
    await press(member.getByRole('button', { name: '묻기' }));
    const answer = member.getByRole('article', { name: '외래 키는 무엇을 가리키나요?' });
    await expect(answer).toContainText('외래 키는 다른 표의 행을 가리킨다.');
    await expectSound(member);
    await press(answer.getByRole('list', { name: '근거' }).getByRole('button'));
    await expect(member.getByRole('img', { name: '2쪽 그림' })).toHaveAttribute('data-drawn', '2');
    await expect(member.locator('[data-marked]').first()).toContainText('외래');
  });

  await test.step('the instructor tries the assistant and reads what was asked', async () => {
    await page.goto(`/lecture-dashboard/${clubSequence}/assistant`);
    await page.getByRole('textbox', { name: '물어볼 것' }).fill('기본 키는 무엇을 가리키나요?');
    await press(page.getByRole('button', { name: '물어보기' }));
    await expect(page.getByRole('region', { name: '자료를 보고' })).toContainText('기본 키는 행 하나를 가리킨다.');
    await expect(page.getByRole('region', { name: '찾아낸 대목' })).toContainText('맞음');
    await expectSound(page);
    await press(page.getByRole('button', { name: /중간고사는 몇 시에/ }));
    await expect(page.getByRole('dialog')).toContainText('자료에서 근거를 찾지 못했어요');
    await expectSound(page);
  });

  await test.step('what nothing was found for is work until somebody answers it', async () => {
    await page.goto(`/lecture-dashboard/${clubSequence}`);
    const work = page.getByRole('region', { name: '챙길 일' });
    const row = work.getByRole('listitem').filter({ hasText: '도우미가 답하지 못한 질문 1개' });
    await expect(row).toContainText('모두 1강 표와 키 이야기예요.');
    await expectSound(page);
    await press(row.getByRole('link', { name: '살펴보기' }));
    const unanswered = page.getByRole('region', { name: '도우미가 답하지 못한 질문 1개' });
    await expect(unanswered).toContainText('중간고사는 몇 시에 시작하나요?');
    await expectSound(page);
    await press(unanswered.getByRole('button', { name: '답 적기' }));
    const dialog = page.getByRole('dialog', { name: '강사 확인 답변 더하기' });
    await expect(dialog.getByRole('textbox', { name: '질문' })).toHaveValue('중간고사는 몇 시에 시작하나요?');
    await dialog.getByRole('textbox', { name: '답' }).fill('4월 20일 오전 10시에 시작합니다.');
    await press(dialog.getByRole('button', { name: '더하기' }));
    await expect(unanswered).toHaveCount(0);
  });

  await test.step('the instructor sees how far they came, and what they read of each study', async () => {
    await page.goto(`/lecture-dashboard/${clubSequence}/students`);
    await press(page.getByRole('link', { name: '박준서 자세히 보기' }));
    const student = page.getByRole('dialog', { name: '박준서의 읽기' });
    await expect(student).toContainText('2쪽 중 2쪽');
    await expectSound(page);
  });
});

test('a running lecture club begins with the work: a file that failed, members who fell silent @one-course', async ({
  enter,
}) => {
  const page = await enter('instructor@dure.test', '/my-lecture-clubs');
  await press(page.getByRole('link', { name: /데이터베이스 개론/ }).first());
  const work = page.getByRole('region', { name: '챙길 일' });
  await expect(work).toContainText('읽지 못한 자료 · 6강 파티션 실습.pdf');
  await expect(work.getByRole('button', { name: '파일 바꾸기' })).toBeVisible();
  await expect(work).toContainText(/두 주 동안 조용한 멤버 \d명/);
  await expect(work).toContainText(/도우미가 답하지 못한 질문 \d+개/);
  await expectSound(page);

  await test.step('a word to those who fell silent', async () => {
    await press(work.getByRole('button', { name: '안부 보내기' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await expectSound(page);
    await press(dialog.getByRole('button', { name: '닫기' }).last());
  });

  await test.step('students, those who fell silent alone, and studies', async () => {
    await press(page.getByRole('link', { name: '학생', exact: true }));
    await expect(page.getByRole('table', { name: '학생 목록' })).toContainText('서예린');
    await expectSound(page);
    await press(page.getByRole('table', { name: '학생 목록' }).getByRole('link', { name: /최은우/ }));
    const student = page.getByRole('dialog', { name: '최은우의 읽기' });
    await expect(student.getByRole('region', { name: '질문 1개' })).toContainText('순차 스캔');
    await student.getByRole('textbox', { name: '피드백 쓰기' }).fill('6강 앞까지 읽고 다시 물어봐 주세요.');
    await expectSound(page);
    await press(student.getByRole('button', { name: '피드백 보내기' }));
    await expect(student.getByRole('list', { name: '강사 피드백' })).toContainText('6강 앞까지 읽고');
    await press(student.getByRole('button', { name: '닫기' }));
    await press(page.getByRole('link', { name: '조용한 멤버' }));
    await expect(page.getByRole('table', { name: '학생 목록' })).not.toContainText('서예린');
    await press(page.getByRole('link', { name: '강의와 자료' }));
    await expect(page.getByRole('table', { name: '강의 목록' })).toContainText('실행 계획');
    await expectSound(page);
  });

  await test.step('what they read and what they read it in go home as files', async () => {
    // No file system takes a colon, so the browser puts something else there.
    const named = RUNNING.replace(':', '_');
    const materials = page.waitForEvent('download');
    await press(page.getByRole('button', { name: '자료 모두 받기' }));
    expect((await materials).suggestedFilename()).toBe(`${named} 자료.zip`);
    await press(page.getByRole('link', { name: '학생', exact: true }));
    const reading = page.waitForEvent('download');
    await press(page.getByRole('button', { name: '엑셀로 받기' }));
    expect((await reading).suggestedFilename()).toBe(`${named} 읽기 현황.xlsx`);
  });

  await test.step('its people are managed in its own frame, by an address of quiz clubs as well', async () => {
    const club = new URL(page.url()).pathname.split('/')[2];
    await page.goto(`/quiz-dashboard/${club}/members?view=requests`);
    await expect(page).toHaveURL(`/lecture-dashboard/${club}/members?view=requests`);
    await expect(page.getByRole('link', { name: '학생', exact: true })).toHaveAttribute('aria-current', 'page');
    await press(page.getByRole('link', { name: '멤버', exact: true }));
    const members = page.getByRole('table', { name: '멤버' });
    await expect(members).toContainText('서예린');
    await expect(members).not.toContainText('최종답변');
    await expectSound(page);
  });

  await test.step('reports are drafted from what was read, and one is read beside it', async () => {
    await press(page.getByRole('link', { name: '평가', exact: true }));
    const reports = page.getByRole('table', { name: '평가서' });
    const begin = page.getByRole('button', { name: '초안 만들기', exact: true });
    // The projects may share a server: there are reports already.
    await expect(begin.or(reports)).toBeVisible();
    if (await begin.isVisible()) await press(begin);
    await expect(reports).toContainText('서예린');
    await expectSound(page);
    await press(reports.getByRole('link', { name: '서예린님의 평가서 열기' }));
    await expect(page.getByRole('heading', { name: '서예린님의 평가서' })).toBeVisible();
    await expectSound(page);
  });

  await test.step('what was read and changed is released, and read by whom it is about', async () => {
    const words = '6강까지 빠짐없이 읽었고, 물은 것을 스스로 풀었습니다.';
    await page.getByRole('textbox', { name: '강점' }).fill(words);
    await press(page.getByRole('button', { name: '저장하고 공개' }));
    await expect(page.getByText('평가서 1개를 공개했습니다.')).toBeVisible();
    await press(page.getByRole('link', { name: '평가서 목록' }));
    await expect(page.getByRole('row').filter({ hasText: '서예린' })).toContainText('공개함');
    const club = new URL(page.url()).pathname.split('/')[2];
    const reader = await enter('member1@dure.test', `/lecture/${club}`);
    await expect(reader.getByRole('region', { name: '나의 평가서' })).toContainText(words);
    await expectSound(reader);
  });

  await test.step('the file that could not be read is replaced, read, and no work any more', async () => {
    await press(page.getByRole('link', { name: '개요' }));
    const chosen = page.waitForEvent('filechooser');
    await press(work.getByRole('button', { name: '파일 바꾸기' }));
    await (
      await chosen
    ).setFiles({ name: '6강 파티션 실습.pdf', mimeType: 'application/pdf', buffer: makePdf(PAPERS) });
    await expect(work).not.toContainText('읽지 못한 자료');
    await expectSound(page);
  });
});

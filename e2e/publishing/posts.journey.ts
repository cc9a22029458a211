import { expect, expectSound, press, test } from '../fixtures.ts';

test('a member finds an article and a film, and an instructor publishes one @one-course', async ({ enter }) => {
  const page = await enter('member2@dure.test', '/studyroom');
  await press(page.getByRole('link', { name: '읽고 볼 것' }));
  const cards = page.getByRole('list', { name: '글, 영상, 세미나' });
  await expect(cards.getByRole('article')).toHaveCount(8);
  await expectSound(page);
  await page.getByRole('searchbox', { name: /해시태그 찾기/ }).fill('실행 계획');
  await press(cards.getByRole('link', { name: '실행 계획의 숫자를 읽는 다섯 가지 순서' }));
  await expect(page.getByRole('heading', { level: 2, name: '1. 가장 안쪽부터 읽어요' })).toBeVisible();
  const like = page.getByRole('button', { name: /^좋아요/ });
  const wasLiked = await like.getAttribute('aria-pressed');
  await press(like);
  await expect(like).toHaveAttribute('aria-pressed', String(wasLiked !== 'true'));
  await expectSound(page);

  await page.goto('/explore?sort=popular');
  await press(cards.getByRole('link', { name: '복합 인덱스, 전화번호부로 이해하기' }));
  await expect(page.getByRole('navigation', { name: '차례' }).getByRole('button')).toHaveCount(5);
  await press(page.getByRole('button', { name: /성으로 먼저 찾고/ }));
  await expect(page.getByText('보는 중')).toBeVisible();
  await expectSound(page);

  const author = await enter('instructor@dure.test', '/explore/write');
  await author.getByRole('textbox', { name: /^제목/ }).fill('새로 쓴 글');
  await author.getByRole('textbox', { name: '본문' }).fill('## 하나\n\n첫 문장이에요.');
  await expectSound(author);
  await press(author.getByRole('button', { name: '공개하기' }));
  await expect(author.getByRole('heading', { level: 1, name: '새로 쓴 글' })).toBeVisible();
  await expect(author.getByRole('heading', { level: 2, name: '하나' })).toBeVisible();
});

test('an article is the content of a quiz: chosen by its teacher, read in the room @one-course', async ({ enter }) => {
  const teacher = await enter('instructor@dure.test', '/quiz-make/contents');
  await press(teacher.getByRole('button', { name: '읽고 볼 것에서 더하기' }));
  const dialog = teacher.getByRole('dialog', { name: '읽고 볼 것에서 더하기' });
  await dialog.getByRole('searchbox', { name: '글 찾기' }).fill('색만으로');
  await expectSound(teacher);
  await press(dialog.getByRole('button', { name: '색만으로 말하지 않는 화면 더하기' }));
  const panel = teacher.getByRole('region', { name: '색만으로 말하지 않는 화면' });
  await expect(panel.getByRole('link', { name: '읽고 볼 것에서 이 글 보기' })).toBeVisible();
  await expectSound(teacher);

  const reader = await enter('member1@dure.test', '/studyroom');
  await press(reader.getByRole('link', { name: '읽고 볼 것' }));
  await reader.getByRole('searchbox', { name: /해시태그 찾기/ }).fill('정규화는 왜');
  await press(reader.getByRole('link', { name: '정규화는 왜 하고, 언제 멈출까요' }));
  const related = reader.getByRole('region', { name: '이 글과 이어지는 내 퀴즈' });
  const studies = reader.getByRole('region', { name: '이어서 함께할 클럽' });
  await expect(studies.getByRole('link', { name: '데이터베이스 설계 실전 클럽' })).toBeVisible();
  await expectSound(reader);
  await press(related.getByRole('link', { name: '내 답변 보기' }));
  // All of the room is there.
  await expect(reader.getByRole('heading', { name: '만난 키워드' })).toBeVisible();
  const content = reader.getByRole('region', { name: '콘텐츠' });
  await press(content.getByRole('button', { name: '콘텐츠 열기' }));
  await expect(content.getByRole('heading', { name: '이상 현상 세 가지' })).toBeVisible();
  await expectSound(reader);
});

test('members talk under an article; its author is led there and hides what hurts @one-course @phone', async ({
  enter,
}) => {
  const member = await enter('member4@dure.test', '/explore?sort=popular');
  await press(member.getByRole('link', { name: '실행 계획의 숫자를 읽는 다섯 가지 순서' }).first());
  await member.getByRole('heading', { level: 2, name: /^댓글/ }).scrollIntoViewIfNeeded();
  const thread = member.getByRole('region', { name: /^댓글/ });
  await expect(thread.getByText('쓰이는지부터 세어 보세요', { exact: false })).toBeVisible();
  await thread.getByRole('textbox', { name: '댓글 입력' }).fill('저도 통계부터 볼게요.');
  await press(thread.getByRole('button', { name: '등록' }));
  await expect(thread.getByRole('article').filter({ hasText: '저도 통계부터 볼게요.' })).toBeVisible();
  await expectSound(member);

  const author = await enter('instructor@dure.test', '/account/my/alarms');
  await press(author.getByRole('link', { name: /댓글을 남겼어요/ }).first());
  const said = author
    .getByRole('region', { name: /^댓글/ })
    .getByRole('article')
    .filter({ hasText: '저도 통계부터 볼게요.' });
  await expect(said).toBeVisible();
  await press(said.getByRole('button', { name: '숨기기' }));
  const dialog = author.getByRole('dialog', { name: '댓글 숨기기' });
  await dialog.getByRole('textbox', { name: /^사유/ }).fill('글과 이어지지 않아요.');
  await press(dialog.getByRole('button', { name: '숨기기' }));
  await expect(said.getByText('사유: 글과 이어지지 않아요.', { exact: false })).toBeVisible();
  await expectSound(author);
});

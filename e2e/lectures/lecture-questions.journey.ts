import { expect, expectSound, press, test } from '../fixtures.ts';

const CLUB = '데이터베이스 개론: 표에서 실행 계획까지';

test('a member asks, an instructor answers, and the answer appears while the member looks @one-course', async ({
  enter,
}) => {
  const question = 'EXPLAIN ANALYZE는 무엇을 나란히 보여 주나요?';
  const member = await enter('member4@dure.test', '/lecture?view=MINE');
  await press(member.getByRole('link', { name: CLUB }).first());
  await press(member.getByRole('link', { name: '실행 계획', exact: true }));
  const panes = member.getByRole('group', { name: '보는 곳' }).filter({ visible: true });
  const field = member.getByRole('textbox', { name: '이 강의에서 궁금한 점' });
  const list = member.getByRole('list', { name: '질문 목록' });
  const similar = member.getByRole('region', { name: '비슷한 질문이 이미 있어요' });

  await test.step('what is like it and answered comes up in the conversation, too', async () => {
    await press(panes.getByRole('button', { name: '대화' }));
    await field.fill('통계를 다시 만드는 건 언제인가요?');
    await expect(similar).toContainText('대량으로 넣은 뒤 통계는 언제 새로 만드나요?');
    await expectSound(member);
    await field.fill('');
    await expect(similar).toHaveCount(0);
  });

  await press(panes.getByRole('button', { name: '질문' }));
  // The field of the conversation bears the same name, until the questions are there.
  await expect(list).toBeVisible();
  await test.step('what is like it and answered comes up while one types, and opens without losing the text', async () => {
    await field.fill('통계를 다시 만드는 건 언제인가요?');
    await press(similar.getByRole('button', { name: '대량으로 넣은 뒤 통계는 언제 새로 만드나요?' }));
    await expect(similar).toContainText('자동 갱신을 기다리지 말고');
    await expect(field).toHaveValue('통계를 다시 만드는 건 언제인가요?');
    await expectSound(member);
  });

  await test.step('what is typed is there after a reload, and is sent to the instructor', async () => {
    await field.fill(question);
    await press(member.getByRole('button', { name: '강사에게 바로 묻기' }));
    await member.reload();
    await expect(field).toHaveValue(question);
    await press(member.getByRole('button', { name: '묻기', exact: true }));
    await expect(list).toContainText(question);
    await expect(field).toHaveValue('');
    await expectSound(member);
  });

  await test.step('another member who types the same finds it waiting, and joins', async () => {
    const other = await enter('member5@dure.test', new URL(member.url()).pathname);
    await press(
      other.getByRole('group', { name: '보는 곳' }).filter({ visible: true }).getByRole('button', { name: '질문' }),
    );
    await other.getByRole('textbox', { name: '이 강의에서 궁금한 점' }).fill(question);
    const alike = other
      .getByRole('region', { name: '비슷한 질문이 이미 있어요' })
      .getByRole('listitem')
      .filter({ hasText: question });
    await expect(alike).toContainText('강사 답변을 기다리는 중');
    await press(alike.getByRole('button', { name: '저도 궁금해요' }));
    await expect(alike.getByRole('button', { name: '저도 궁금해요 1' })).toHaveAttribute('aria-pressed', 'true');
    await expectSound(other);
    await other.close();
  });

  await test.step('an instructor finds it waiting, and answers it with what the materials say', async () => {
    const instructor = await enter('instructor@dure.test', '/my-lecture-clubs');
    await press(instructor.getByRole('link', { name: CLUB }).first());
    await press(instructor.getByRole('link', { name: /^질문 ?\d*$/ }));
    await expect(instructor.getByRole('region', { name: '무엇을 어려워하나요' })).toContainText('파티션');
    await expectSound(instructor);
    await press(instructor.getByRole('button', { name: '차례로 답하기' }));
    await expect(instructor.getByRole('region', { name: '답 쓰기' })).toContainText('파티션');
    await instructor.keyboard.press('j');
    await expect(instructor.getByRole('region', { name: '답 쓰기' })).toContainText('외래 키에도');
    await expectSound(instructor);
    await press(instructor.getByRole('button', { name: '목록으로' }));
    await press(instructor.getByRole('listitem').filter({ hasText: question }).getByRole('button', { name: '답하기' }));
    await instructor.getByRole('textbox', { name: '답', exact: true }).fill('어림과 **실제**를 나란히 보여 줍니다.');
    await instructor.keyboard.press('Control+Enter');
    await expect(instructor.getByText('답을 보냈어요.')).toBeVisible();
  });

  await test.step('the member sees it arrive, and that it is solved', async () => {
    const card = list.getByRole('article', { name: question });
    await expect(card.getByRole('group', { name: /의 답변$/ })).toContainText('실제를 나란히 보여 줍니다.');
    await press(card.getByRole('button', { name: '해결됐어요' }));
    await expect(card.getByRole('button', { name: '해결됐어요', pressed: true })).toBeVisible();
    await expectSound(member);
  });

  await test.step('the bell leads to the very question, which has the focus', async () => {
    await member.goto('/');
    await press(member.getByRole('button', { name: /^알림(?:,|$)/ }));
    const place = member.getByRole('dialog', { name: '알림' });
    await press(place.getByRole('listitem').filter({ hasText: '내 질문에 답했어요' }).first().getByRole('link'));
    await expect(member).toHaveURL(/\/lecture\/\d+\/studies\/\d+\?.*question=\d+/);
    await expect(member.getByRole('article', { name: question })).toBeFocused();
  });
});

test('an instructor goes on from questions: one answer to several, a quiz, a word to all with its place @one-course', async ({
  enter,
}) => {
  const questions = ['하나', '둘'].map((no) => `시험에 실행 계획도 나오나요? ${no} (${test.info().project.name})`);
  const member = await enter('member5@dure.test', '/lecture?view=MINE');
  await press(member.getByRole('link', { name: CLUB }).first());
  await press(member.getByRole('link', { name: '실행 계획', exact: true }));
  const panes = member.getByRole('group', { name: '보는 곳' }).filter({ visible: true });
  await press(panes.getByRole('button', { name: '질문' }));
  for (const question of questions) {
    await press(member.getByRole('button', { name: '강사에게 바로 묻기' }));
    await member.getByRole('textbox', { name: '이 강의에서 궁금한 점' }).fill(question);
    await press(member.getByRole('button', { name: '묻기', exact: true }));
    await expect(member.getByRole('list', { name: '질문 목록' })).toContainText(question);
  }

  const instructor = await enter('instructor@dure.test', '/my-lecture-clubs');
  await test.step('the overview begins with what waits, and leads through it', async () => {
    await press(instructor.getByRole('link', { name: CLUB }).first());
    await expect(instructor.getByRole('region', { name: /^답을 기다리는 질문 \d+개$/ })).toBeVisible();
    await expectSound(instructor);
    await press(instructor.getByRole('link', { name: '차례로 답하기' }));
    await expect(instructor.getByRole('region', { name: '답 쓰기' })).toContainText(/\d+개 가운데 1번째/);
    await press(instructor.getByRole('button', { name: '목록으로' }));
  });

  await test.step('several questions get one answer', async () => {
    for (const question of questions) await instructor.getByRole('checkbox', { name: `“${question}” 고르기` }).check();
    await press(instructor.getByRole('button', { name: '2개에 함께 답하기' }));
    await instructor.getByRole('textbox', { name: '답', exact: true }).fill('네, 6강까지 나와요.');
    await expectSound(instructor);
    await press(instructor.getByRole('button', { name: '보내기', exact: true }));
    await expect(instructor.getByText('질문 2개에 답했어요.')).toBeVisible();
  });

  const groups = instructor.getByRole('region', { name: '무엇을 어려워하나요' });
  await test.step('a group becomes a word to all with the place that it is about', async () => {
    const placed = groups.getByRole('listitem').filter({ has: instructor.getByRole('button', { name: /^\d+강 / }) });
    await press(placed.first().getByRole('button', { name: '자료에 알림' }));
    const dialog = instructor.getByRole('dialog', { name: '모든 멤버에게 알리기' });
    await expect(dialog).toContainText('그 자리로 가는 링크가 글 아래에 함께 가요.');
    await expectSound(instructor);
    await press(dialog.getByRole('button', { name: '모든 멤버에게 보내기' }));
    await expect(instructor.getByText(/\d+명에게 보냈습니다\./)).toBeVisible();
    await member.goto('/');
    const told = member.getByRole('list', { name: '나에게 온 글' });
    await press(told.getByRole('link', { name: /^\d+강 · .+ 보기$/ }).first());
    await expect(member).toHaveURL(/\/studies\/\d+\?.*material=\d+/);
  });

  await test.step('a group becomes a quiz that begins with its question', async () => {
    await press(groups.getByRole('listitem').first().getByRole('button', { name: '퀴즈로' }));
    await expect(instructor).toHaveURL(/\/quiz-make\?quiz=\d+/);
  });
});

import { signsOf, typedText } from '@dure/contract/markdown/typed-text.test-help';
import type { NotificationView } from '@dure/contract/notifications/notifications.endpoints';
import { plainLines, plainQuestion } from '@dure/contract/markdown/plain-question';
import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { groupName } from '../features/briefs/group-name.ts';
import { shownOf } from '../features/notifications/push/shown.ts';
import type { ExportedRow } from '../features/quizzes/bulk/exporting/exported.queries.ts';
import { itemXml } from '../features/quizzes/bulk/exporting/write-qti.ts';
import { giftOf } from '../features/quizzes/bulk/exporting/write-gift.ts';
import { foreignText, oneLine, withChoices } from '../features/quizzes/bulk/foreign-question.ts';
import { readGift } from '../features/quizzes/bulk/gift/read-gift.ts';
import { readQtiItem } from '../features/quizzes/bulk/qti/qti-item.ts';
import { htmlOf } from '../kernel/mail/html.ts';

const quiz = (question: string): ExportedRow => ({
  quiz_sequence: 1,
  question,
  model_answer: question,
  model_answer_keywords: [],
  rubric: [],
  job_group: null,
  jobs: [],
  job_levels: [],
  tags: [],
  content_title: null,
  content_url: null,
});
const some = typedText.filter((typed) => typed.trim() !== '');

test('the bell, a push and a mail say what was typed', () => {
  fc.assert(
    fc.property(some, (typed) => {
      const said = `“${plainQuestion(typed)}”`;
      const activity = { kind: 'exportReady', activityMessage: said } as unknown as NotificationView;
      const { body } = shownOf({ name: '두레' }, activity).payload;
      expect(signsOf(said).startsWith(signsOf(body.replace(/…$/, '')))).toBe(true);
      const { document } = parseHTML(htmlOf(`안녕하세요.\n\n${said}\n\n두레 드림`));
      expect(signsOf(document.body.textContent)).toBe(signsOf(`안녕하세요.${said}두레 드림`));
    }),
    { numRuns: 300 },
  );
});

test('a group of a brief is called by words that were typed', () => {
  fc.assert(
    fc.property(some, (typed) => {
      const name = groupName([typed]).replace(/^“|”$/g, '').replace(/…$/, '');
      expect(signsOf(typed)).toContain(signsOf(name));
    }),
    { numRuns: 300 },
  );
});

test('exported as GIFT and QTI, questions and model answers come back letter by letter', async () => {
  await fc.assert(
    fc.asyncProperty(some, async (typed) => {
      const text = typed.trim();
      const { questions } = readGift(giftOf([quiz(text)]), { yes: '참', no: '거짓' });
      const item = await readQtiItem(
        (async function* () {
          yield Buffer.from(itemXml('quiz-1', quiz(text)));
        })(),
      );
      for (const read of [questions[0], item])
        expect([signsOf(read?.question ?? ''), signsOf(read?.modelAnswer ?? '')]).toEqual([
          signsOf(text),
          signsOf(text),
        ]);
    }),
    { numRuns: 300 },
  );
});

test('choices of an imported quiz are seen as they were', () => {
  fc.assert(
    fc.property(fc.array(some, { minLength: 2, maxLength: 4 }), (choices) => {
      const seen = plainLines(
        withChoices(
          '무엇일까요?',
          choices.map((choice) => foreignText(oneLine(choice))),
        ),
      );
      const expected = choices.map((choice, at) => String.fromCodePoint(0x2460 + at) + choice).join('');
      expect(signsOf(seen)).toBe(signsOf(`무엇일까요?${expected}`));
    }),
    { numRuns: 500 },
  );
});

import { signsOf, typedText } from '@dure/contract/markdown/typed-text.test-help';
import type { NotificationView } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { plainLines, plainQuestion } from '@dure/contract/markdown/plain-question';
import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { PassageCutter } from '../features/authoring/contents/reading/cut-passages.ts';
import { putParagraphs } from '../features/authoring/contents/reading/formats/text.ts';
import { HeadingTrail } from '../features/authoring/contents/reading/text/heading-trail.ts';
import { clip } from '../features/grading/grading/ai/clip.ts';
import { groupName } from '../features/grading/briefs/group-name.ts';
import { shownOf } from '../features/tenancy/notifications/push/shown.ts';
import type { ExportedRow } from '../features/authoring/quizzes/bulk/exporting/exported.queries.ts';
import { QTI_3 } from '../features/authoring/quizzes/bulk/exporting/qti-dialects.ts';
import { itemXml } from '../features/authoring/quizzes/bulk/exporting/write-qti.ts';
import { giftOf } from '../features/authoring/quizzes/bulk/exporting/write-gift.ts';
import { oneLine, withChoices } from '../features/authoring/quizzes/bulk/question-files/foreign-question.ts';
import { foreignText } from '../features/authoring/quizzes/bulk/question-files/words/foreign-text.ts';
import { readTree } from '../features/authoring/quizzes/bulk/question-files/xml/xml-tree.ts';
import { Report } from '../features/authoring/quizzes/bulk/exchange/row-report.ts';
import { readGift } from '../features/authoring/quizzes/bulk/question-files/gift/read-gift.ts';
import { readQtiItem } from '../features/authoring/quizzes/bulk/question-files/qti/qti-item.ts';
import { citedBy } from '../kernel/ai/cited-answer.ts';
import { extractFrom } from '../kernel/language/search/extract.ts';
import { ranked } from '../kernel/language/search/ranked.ts';
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
    fc.property(some, (typed) => {
      const text = typed.trim();
      const { questions } = readGift(giftOf([quiz(text)]), { yes: '참', no: '거짓' });
      const item = readQtiItem(readTree(itemXml('quiz-1', quiz(text), QTI_3)));
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
          choices.map((choice) => foreignText(oneLine(choice), new Report())),
        ),
      );
      const expected = choices.map((choice, at) => String.fromCodePoint(0x2460 + at) + choice).join('');
      expect(signsOf(seen)).toBe(signsOf(`무엇일까요?${expected}`));
    }),
    { numRuns: 500, examples: [[['1945. 8. 15.', 'US$5 \\d+\n*$HOME/$USER']]] },
  );
});

/** A Markdown file as its passages are shown, each under what stands above it. */
function passagesOf(typed: string): { readonly text: string; readonly heading: string }[] {
  const given: { text: string; heading: string }[] = [];
  const cutter = new PassageCutter((passage) => given.push(passage));
  putParagraphs(typed, true, new HeadingTrail((block) => cutter.add(block)));
  cutter.end();
  return given;
}

test('the text of a content is the text of its file', () => {
  fc.assert(
    fc.property(some, (typed) => {
      expect(
        signsOf(
          passagesOf(typed)
            .map(({ text }) => text)
            .join(''),
        ),
      ).toBe(signsOf(typed));
    }),
    { numRuns: 500 },
  );
});

test('what stands above a passage was typed so', () => {
  const title = some.map((typed) => typed.trim().split('\n')[0]!.trim()).filter((typed) => typed.length < 200);
  fc.assert(
    fc.property(title, (typed) => {
      const [passage] = passagesOf(`## ${typed}\n\n글`);
      expect([signsOf(passage!.heading), passage!.text]).toEqual([signsOf(typed), '글']);
    }),
    { numRuns: 500 },
  );
});

test('a long text is cut into passages within no number and no date', () => {
  const dates = Array.from({ length: 300 }, (_, at) => `${1900 + at}. 8. ${(at % 28) + 1}.에 있었다.`).join(' ');
  const figures = '3.14159,'.repeat(300);
  for (const typed of [dates, figures]) {
    const texts = passagesOf(typed).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(1);
    expect(signsOf(texts.join(''))).toBe(signsOf(typed));
  }
  for (const { text } of passagesOf(dates)) expect(text).toMatch(/^\d{4}\. 8\. .*있었다\.$/s);
});

test('an answer of the chatbot or the assistant says what its source says, or its provider said, in the signs that were typed', () => {
  fc.assert(
    fc.property(some, (typed) => {
      const passage = { text: typed, score: 1 };
      const { weights } = ranked([passage], ({ text }) => text, typed);
      for (const { text } of extractFrom([passage], weights, 3, null).sentences)
        expect(signsOf(typed)).toContain(signsOf(text));
      const said = citedBy([{ text: typed, passages: [1], quote: typed }], [passage]);
      expect(said.sentences.map(({ text }) => signsOf(text))).toEqual([signsOf(typed)]);
      expect(said.named.map(({ quote }) => signsOf(quote))).toEqual([signsOf(typed)]);
    }),
    { numRuns: 500 },
  );
});

test('a sentence that a grade quotes begins as it was typed', () => {
  const one = some.map((typed) => typed.trim().split('\n')[0]!.trim());
  fc.assert(
    fc.property(one, (typed) => {
      const said = signsOf(clip(typed).replace(/…$/, ''));
      expect(signsOf(typed.replace(/^[-*+•·]\s+/, '')).startsWith(said)).toBe(true);
    }),
    { numRuns: 500 },
  );
  expect(clip('1945. 8. 15.에 해방되었다.')).toBe('1945. 8. 15.에 해방되었다');
});

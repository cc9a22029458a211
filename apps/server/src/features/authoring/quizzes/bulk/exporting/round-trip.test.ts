import { XMLParser } from 'fast-xml-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGift } from '../question-files/gift/read-gift.ts';
import { readMoodle } from '../question-files/moodle/read-moodle.ts';
import { readQtiItem } from '../question-files/qti/qti-item.ts';
import { readTree } from '../question-files/xml/xml-tree.ts';
import type { ExportedRow } from './exported.queries.ts';
import { giftOf } from './write-gift.ts';
import { moodleXmlOf } from './write-moodle.ts';
import { itemXml } from './write-qti.ts';

const TRUTH = { yes: '참', no: '거짓' };

/** Pieces of texts that other formats give a meaning to. */
const piece = fc.constantFrom(
  ...[
    '조인',
    'a',
    ' ',
    '\n',
    '\n\n',
    '\n\n\n',
    '=',
    '~',
    '#',
    '{',
    '}',
    ':',
    '::',
    '\\',
    '//',
    '/',
    '->',
    '####',
    '%50%',
  ],
  ...[
    '<b>',
    '</p>',
    '&amp;',
    '&',
    '"',
    "'",
    '$x^2$',
    '\\(y\\)',
    '\\\\(z\\\\)',
    '$$',
    '`c`',
    '```\n  in\n```',
    '키워드: 가',
    '채점 기준: 나 3',
  ],
  ...['ANSWER: A', '[markdown]', '[html]', '$CATEGORY: a', ']]>', '<![CDATA[', '답: 예', '1. ', '- '],
);
const text = fc.array(piece, { minLength: 1, maxLength: 14 }).map((parts) => parts.join('').trim());
const word = fc.stringMatching(/^[가-나a-c][가-나a-c/ ]{0,8}[가-나a-c]$/);
const quiz = fc
  .record({
    question: text.filter((one) => one.length > 1),
    model_answer: text,
    model_answer_keywords: fc.uniqueArray(word, { maxLength: 3 }),
    rubric: fc.uniqueArray(
      word.map((name) => name.replaceAll('/', '').trim() || '가'),
      { maxLength: 2 },
    ),
    tags: fc.uniqueArray(word, { maxLength: 3 }),
  })
  .map(({ rubric, ...one }): ExportedRow => ({
    ...one,
    rubric: rubric.map((name, index) => ({ name, weight: 10 + index, levels: [] })) as never,
    quiz_sequence: 1,
    job_group: null,
    jobs: [],
    job_levels: [],
    content_title: null,
    content_url: null,
  }));
const rubricOf = ({ rubric }: ExportedRow) =>
  (rubric as unknown as { name: string; weight: number }[]).map(({ name, weight }) => `${name} ${weight}`).join(', ');

test('Moodle XML: no sign of question, model answer, keywords, criteria and tags is lost or another one', () => {
  fc.assert(
    fc.property(fc.array(quiz, { minLength: 1, maxLength: 3 }), (quizzes) => {
      const { questions } = readMoodle(readTree(moodleXmlOf(quizzes)), TRUTH);
      expect(questions.map(({ report: _, ...one }) => one)).toEqual(
        quizzes.map((one) => ({
          question: one.question,
          modelAnswer: one.model_answer,
          keywords: one.model_answer_keywords,
          rubric: rubricOf(one),
          tags: one.tags,
        })),
      );
      expect(questions.flatMap(({ report }) => report.left)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('Moodle XML as another reader of XML has it: texts in their places, as essays', () => {
  const parser = new XMLParser({ ignoreAttributes: false, trimValues: false, parseTagValue: false });
  fc.assert(
    fc.property(quiz, (one) => {
      const read = parser.parse(moodleXmlOf([one])) as { quiz: { question: Record<string, unknown>[] } };
      const essay = read.quiz.question.find((question) => question['@_type'] === 'essay')!;
      const said = (name: string) => (essay[name] as { text: string }).text;
      expect(said('questiontext')).toBe(one.question);
      expect(said('generalfeedback')).toBe(one.model_answer);
      const info = said('graderinfo');
      expect(info.startsWith(one.model_answer)).toBe(true);
      for (const keyword of one.model_answer_keywords) expect(info.slice(one.model_answer.length)).toContain(keyword);
      expect(info.endsWith(rubricOf(one))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('QTI 3: no sign of question, model answer, keywords and criteria is lost or another one', () => {
  fc.assert(
    fc.property(quiz, (one) => {
      expect(readQtiItem(readTree(itemXml('q', one)))).toMatchObject({
        question: one.question,
        modelAnswer: one.model_answer,
        keywords: one.model_answer_keywords,
        rubric: rubricOf(one),
      });
    }),
    { numRuns: 300 },
  );
});

test('QTI 3 as another reader of XML has it: an extended text with its rubric blocks', () => {
  const parser = new XMLParser({ ignoreAttributes: false, trimValues: false, parseTagValue: false });
  fc.assert(
    fc.property(quiz, (one) => {
      const { 'qti-assessment-item': item } = parser.parse(itemXml('q', one).replaceAll('<br/>', '\n')) as Record<
        string,
        { 'qti-item-body': { p: string | string[]; 'qti-extended-text-interaction': unknown } }
      >;
      const { p: paragraphs, ...body } = item!['qti-item-body'];
      expect([paragraphs].flat().join('\n\n')).toBe(one.question);
      expect(body).toHaveProperty('qti-extended-text-interaction');
    }),
    { numRuns: 100 },
  );
});

test('GIFT: no sign of question and model answer is lost or another one', () => {
  fc.assert(
    fc.property(fc.array(quiz, { minLength: 1, maxLength: 3 }), (quizzes) => {
      const { questions } = readGift(giftOf(quizzes), TRUTH);
      expect(questions.map(({ question, modelAnswer }) => [question, modelAnswer])).toEqual(
        quizzes.map((one) => [one.question, one.model_answer]),
      );
    }),
    { numRuns: 300 },
  );
});

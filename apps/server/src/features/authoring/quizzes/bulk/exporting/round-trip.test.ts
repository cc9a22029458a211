import { XMLParser } from 'fast-xml-parser';
import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import mammoth from 'mammoth';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readQti12 } from '../question-files/qti12/read-qti12.ts';
import { readGift } from '../question-files/gift/read-gift.ts';
import { readMoodle } from '../question-files/moodle/read-moodle.ts';
import { readQtiItem } from '../question-files/qti/qti-item.ts';
import { openFile } from '../question-files/question-file.ts';
import { questionsOf } from '../reading/read-file.ts';
import { readTree } from '../question-files/xml/xml-tree.ts';
import type { ExportedRow } from './exported.queries.ts';
import { giftOf } from './write-gift.ts';
import { moodleXmlOf } from './write-moodle.ts';
import { QTI_2, QTI_3 } from './qti-dialects.ts';
import { itemXml } from './write-qti.ts';
import { qti12Document } from './write-qti12.ts';
import { wordDocument } from './write-word.ts';

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

test.each([
  ['3', QTI_3],
  ['2.2', QTI_2],
])('QTI %s: no sign of question, model answer, keywords and criteria is lost or another one', (_, dialect) => {
  fc.assert(
    fc.property(quiz, (one) => {
      expect(readQtiItem(readTree(itemXml('q', one, dialect)))).toMatchObject({
        question: one.question,
        modelAnswer: one.model_answer,
        keywords: one.model_answer_keywords,
        rubric: rubricOf(one),
      });
    }),
    { numRuns: 300 },
  );
});

test('QTI 2.2 as another reader of XML has it: names, attributes and texts of that version', () => {
  const parser = new XMLParser({ ignoreAttributes: false, trimValues: false, parseTagValue: false });
  fc.assert(
    fc.property(quiz, (one) => {
      const { assessmentItem: item } = parser.parse(itemXml('q', one, QTI_2).replaceAll('<br/>', '\n')) as {
        assessmentItem: Record<string, unknown> & { itemBody: { p: string | string[]; rubricBlock: unknown } };
      };
      expect(item).toMatchObject({
        '@_xmlns': 'http://www.imsglobal.org/xsd/imsqti_v2p2',
        '@_timeDependent': 'false',
        responseDeclaration: { '@_identifier': 'RESPONSE', '@_baseType': 'string' },
        itemBody: { extendedTextInteraction: { '@_responseIdentifier': 'RESPONSE' } },
      });
      expect([item.itemBody.p].flat().join('\n\n')).toBe(one.question);
      const told = [item.itemBody.rubricBlock ?? []].flat() as { p: string | string[]; '@_view': string }[];
      expect(told.map((block) => block['@_view'])).toEqual(told.map(() => 'scorer'));
      if (one.model_answer !== '') expect([told[0]!.p].flat().join('\n\n')).toBe(one.model_answer);
    }),
    { numRuns: 100 },
  );
});

/** Lines as a document keeps them: nothing before and after one, and one empty line at most. */
const asLines = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
const asKept = (one: ExportedRow) => ({
  question: asLines(one.question),
  modelAnswer: asLines(one.model_answer),
  keywords: one.model_answer_keywords,
  rubric: rubricOf(one),
  tags: one.tags,
});

test('Word: no word of question, model answer, keywords, criteria and tags is lost or another one', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dure-word-'));
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(quiz, { minLength: 1, maxLength: 3 }), async (quizzes) => {
        const path = join(directory, 'quizzes.docx');
        const bytes = await buffer(wordDocument(quizzes));
        await writeFile(path, bytes);
        const { questions } = await questionsOf(await openFile(path, bytes));
        // A line that begins like a mark keeps the blanks before it.
        const trimmed = questions.map(({ report: _, question, modelAnswer, ...one }) => ({
          ...one,
          question: asLines(question),
          modelAnswer: asLines(modelAnswer),
        }));
        expect(trimmed).toEqual(quizzes.map(asKept));
      }),
      { numRuns: 150 },
    );
  } finally {
    await rm(directory, { recursive: true });
  }
});

test('Word as mammoth reads it: a number and the question, then what is said of it by its words', async () => {
  await fc.assert(
    fc.asyncProperty(quiz, async (one) => {
      const { value } = await mammoth.convertToHtml({ buffer: await buffer(wordDocument([one])) });
      const paragraphs = [
        ...parseHTML(`<html><body>${value.replaceAll('<br />', '\n')}</body></html>`).document.querySelectorAll('p'),
      ];
      const said = paragraphs.map((paragraph) => paragraph.textContent.replaceAll('\u2060', ''));
      expect(said).toEqual([
        `1. ${one.question}`,
        ...(one.model_answer === '' ? [] : [`답: ${one.model_answer}`]),
        ...(one.model_answer_keywords.length > 0 ? [`키워드: ${one.model_answer_keywords.join(', ')}`] : []),
        ...(rubricOf(one) === '' ? [] : [`채점 기준: ${rubricOf(one)}`]),
        ...(one.tags.length > 0 ? [`태그: ${one.tags.join(', ')}`] : []),
      ]);
    }),
    { numRuns: 100 },
  );
});

test('QTI 3 as another reader of XML has it: an extended text with its rubric blocks', () => {
  const parser = new XMLParser({ ignoreAttributes: false, trimValues: false, parseTagValue: false });
  fc.assert(
    fc.property(quiz, (one) => {
      const { 'qti-assessment-item': item } = parser.parse(
        itemXml('q', one, QTI_3).replaceAll('<br/>', '\n'),
      ) as Record<string, { 'qti-item-body': { p: string | string[]; 'qti-extended-text-interaction': unknown } }>;
      const { p: paragraphs, ...body } = item!['qti-item-body'];
      expect([paragraphs].flat().join('\n\n')).toBe(one.question);
      expect(body).toHaveProperty('qti-extended-text-interaction');
    }),
    { numRuns: 100 },
  );
});

test('GIFT: no sign of question, model answer, keywords, criteria and tags is lost or another one', () => {
  fc.assert(
    fc.property(fc.array(quiz, { minLength: 1, maxLength: 3 }), (quizzes) => {
      const { questions } = readGift(giftOf(quizzes), TRUTH);
      expect(questions.map(({ report: _, ...one }) => one)).toEqual(
        quizzes.map((one) => ({
          question: one.question,
          modelAnswer: one.model_answer,
          keywords: one.model_answer_keywords,
          rubric: rubricOf(one),
          tags: one.tags,
        })),
      );
    }),
    { numRuns: 300 },
  );
});

test('QTI 1.2: no sign of question, model answer, keywords and criteria is lost or another one', () => {
  fc.assert(
    fc.property(fc.array(quiz, { minLength: 1, maxLength: 3 }), (quizzes) => {
      const { questions, skipped } = readQti12(readTree(qti12Document(quizzes)), TRUTH);
      expect(skipped).toBe(0);
      expect(questions.map(({ report: _, ...one }) => one)).toEqual(
        quizzes.map((one) => ({
          question: one.question,
          modelAnswer: one.model_answer,
          keywords: one.model_answer_keywords,
          rubric: rubricOf(one),
          tags: [],
        })),
      );
      expect(questions.flatMap(({ report }) => report.left)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('QTI 1.2 as another reader of XML has it: essays of Common Cartridge, their texts as HTML', () => {
  const parser = new XMLParser({ ignoreAttributes: false, trimValues: false, parseTagValue: false });
  const said = (html: string) =>
    [...parseHTML(`<html><body>${html.replaceAll('<br/>', '\n')}</body></html>`).document.querySelectorAll('p')]
      .map((paragraph) => paragraph.textContent)
      .join('\n\n');
  fc.assert(
    fc.property(quiz, (one) => {
      const read = parser.parse(qti12Document([one])) as {
        questestinterop: { assessment: { section: { item: Record<string, never> } } };
      };
      const item = read.questestinterop.assessment.section.item as unknown as {
        itemmetadata: { qtimetadata: { qtimetadatafield: { fieldlabel: string; fieldentry: string }[] } };
        presentation: { material: { mattext: { '#text': string } }; response_str: object };
        itemfeedback?: { '@_ident': string; material?: { mattext: { '#text': string } } }[];
      };
      expect(item.itemmetadata.qtimetadata.qtimetadatafield).toContainEqual({
        fieldlabel: 'cc_profile',
        fieldentry: 'cc.essay.v0p1',
      });
      expect(said(item.presentation.material.mattext['#text'])).toBe(one.question);
      const general = [item.itemfeedback ?? []].flat().find((feedback) => feedback['@_ident'] === 'general_fb');
      expect(general ? said(general.material!.mattext['#text']) : '').toBe(one.model_answer);
    }),
    { numRuns: 100 },
  );
});

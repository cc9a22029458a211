import { expect, test } from 'vitest';
import { draftModelAnswer } from '../../../../kernel/language/writing/model-answer.ts';
import { LECTURE, QUESTION } from '../../../../testing/ai/lecture.ts';
import { draft, type BuiltInDraft } from './drafting.ts';

const TEXTS = LECTURE.split('\n\n').filter((text) => !text.startsWith('#'));
const ROWS = Array.from(
  { length: 12 },
  (_, at) => `| ${at} | 2201 | 서연 | 새내기 마당 ${at} | 대강당 | 본관 ${at}층 |`,
);
const LONG = ['아래는 동아리 행사 신청을 한 표에 담은 것입니다.', ROWS.join('\n'), QUESTION].join('\n\n');
const answerTo = (question: string, texts: readonly string[]) =>
  (draft({ kind: 'drafts', headings: [], texts, questions: [question] }) as BuiltInDraft[])[0]!;

test('a question that tells a case first is answered by what it asks in the end', () => {
  expect(draftModelAnswer(LONG, TEXTS)).toBeNull();
  expect(answerTo(LONG, TEXTS).answer).toContain('풀 스캔을 고르기도 한다.');
});

test('of a long content the sources still name the place where the words stand', () => {
  const filler = Array.from({ length: 400 }, (_, at) => `${at}번째 주제는 다른 이야기를 길게 다룬다.`);
  const texts = [...filler.slice(0, 350), TEXTS[1]!, ...filler.slice(350)];
  const { sources } = answerTo(QUESTION, texts);
  expect(sources.map(({ at }) => at)).toContain(350);
  for (const { at, quote } of sources) expect(texts[at]).toContain(quote);
  const quizzes = draft({
    kind: 'drafts',
    headings: [],
    texts,
    questions: Array<null>(5).fill(null),
  }) as BuiltInDraft[];
  for (const { sources: its } of quizzes.filter((one) => one !== null))
    for (const { at, quote } of its) expect(texts[at]).toContain(quote);
});

test('answers and quizzes are drafted together, each in its place; what the content says nothing of has none', () => {
  const both = draft({
    kind: 'drafts',
    headings: [],
    texts: TEXTS,
    questions: [null, QUESTION, null, '화성의 위성은 몇 개인가요?'],
  });
  const [open, asked, other, foreign] = both as (BuiltInDraft | null)[];
  expect(asked).toMatchObject({ question: QUESTION, answer: answerTo(QUESTION, TEXTS).answer });
  expect(open!.question).not.toBe(other!.question);
  expect(foreign).toBeNull();
});

import { expect, test } from 'vitest';
import { Report } from '../exchange/row-report.ts';
import { isAiken, readAiken } from './aiken/read-aiken.ts';
import { readPool } from './blackboard/read-pool.ts';
import { isGift } from './gift/read-gift.ts';
import { readTyped } from './typed/read-typed.ts';
import { foreignMarkdown, foreignText } from './words/foreign-text.ts';
import { readTree } from './xml/xml-tree.ts';

test('Aiken: choices by letters and the right one by its letter; what has no answer is counted', () => {
  const text =
    '수도는 어디인가요?\r\nA. 부산\r\nB. 서울\r\nC) 대구\r\nANSWER: B\r\n\r\n둘째 줄이\n있는 문항?\nA. 예\nB. 아니요\nANSWER: A\n\n끝이 없는 문항\n';
  expect(isAiken(text)).toBe(true);
  const { questions, skipped } = readAiken(text);
  expect(questions.map(({ question, modelAnswer, report }) => [question, modelAnswer, report.left])).toEqual([
    ['수도는 어디인가요?\n\n① 부산\n② 서울\n③ 대구', '서울', ['choices']],
    ['둘째 줄이\n있는 문항?\n\n① 예\n② 아니요', '예', ['choices']],
  ]);
  expect(skipped).toBe(1);
});

test('a pool of Blackboard: essays with their answer, blanks, pairs, choices', () => {
  const body = (text: string) => `<BODY><TEXT><![CDATA[${text}]]></TEXT><FLAGS><ISHTML value="true"/></FLAGS></BODY>`;
  const answer = (id: string, text: string) => `<ANSWER id="${id}"><TEXT><![CDATA[${text}]]></TEXT></ANSWER>`;
  const pool = `<POOL><TITLE value="중간"/><QUESTIONLIST><QUESTION id="q1" class="QUESTION_ESSAY"/></QUESTIONLIST>
    <QUESTION_ESSAY id="q1">${body('<p>왜?</p>')}${answer('a', '그래서')}<GRADABLE/></QUESTION_ESSAY>
    <QUESTION_FILLINBLANK id="q2">${body('수도는 ____')}${answer('a', '서울')}<GRADABLE/></QUESTION_FILLINBLANK>
    <QUESTION_MATCH id="q3">${body('이으세요')}${answer('a1', '한국')}${answer('a2', '일본')}<CHOICE id="c1"><TEXT>도쿄</TEXT></CHOICE><CHOICE id="c2"><TEXT>서울</TEXT></CHOICE><GRADABLE><CORRECTANSWER answer_id="a1" choice_id="c2"/><CORRECTANSWER answer_id="a2" choice_id="c1"/></GRADABLE></QUESTION_MATCH>
    <QUESTION_TRUEFALSE id="q4">${body('참?')}<ANSWER id="t"><TEXT>True</TEXT></ANSWER><ANSWER id="f"><TEXT>False</TEXT></ANSWER><GRADABLE><CORRECTANSWER answer_id="f"/><FEEDBACK_WHEN_CORRECT><![CDATA[잘했어요]]></FEEDBACK_WHEN_CORRECT></GRADABLE></QUESTION_TRUEFALSE>
    <QUESTION_MULTIPLECHOICE id="q5">${body('하나?')}${answer('a', '가')}${answer('b', '나')}<GRADABLE><CORRECTANSWER answer_id="b"/></GRADABLE></QUESTION_MULTIPLECHOICE></POOL>`;
  const { questions } = readPool(readTree(pool), { yes: '참', no: '거짓' });
  expect(questions.map(({ question, modelAnswer, keywords }) => [question, modelAnswer, keywords])).toEqual([
    ['왜?', '그래서', []],
    ['수도는 ____', '서울', ['서울']],
    ['이으세요\n\n① 한국\n② 일본', '한국 → 서울\n일본 → 도쿄', []],
    ['참?', '거짓', ['거짓']],
    ['하나?\n\n① 가\n② 나', '나', []],
  ]);
});

test('typed questions: keywords, criteria, explanations, and an answer that names a choice', () => {
  const text =
    '1. 다음 중 맞는 것은?\n① 가\n② 나\n답: ②\n해설: 나는 맞다.\n\n2. 왜?\n답: 그래서\n키워드: 까닭, 결과\n채점 기준: 정확성 60, 근거 40\n주제: 논증';
  const { questions } = readTyped(text, foreignMarkdown);
  expect(questions).toMatchObject([
    {
      question: '다음 중 맞는 것은?\n① 가\n② 나',
      modelAnswer: '나\n\n나는 맞다.',
      report: { taken: ['solution'], guessed: ['numberIsChoice'] },
    },
    {
      question: '왜?',
      modelAnswer: '그래서',
      keywords: ['까닭', '결과'],
      rubric: '정확성 60, 근거 40',
      tags: ['논증'],
      report: { guessed: [] },
    },
  ]);
});

test.each([
  ['왜? {}', true],
  ['::이름::왜? {=가 ~나}', true],
  ['// 주석 {가}\n그냥 글', false],
  ['중괄호 \\{ \\}를 쓴 글', false],
])('%s is GIFT: %s', (text, expected) => {
  expect(isGift(text)).toBe(expected);
});

test.each([
  ['2\\(x\\)y', '2 $x$ y'],
  ['\\(a', '\\(a'],
  ['값이 $$\\frac{1}{2}$$이다', '값이 $$\\frac{1}{2}$$이다'],
  ['US$5와 $3', 'US$5와 $3'],
  ['\\(넓이 = 가로\\)', '$\\text{넓이} = \\text{가로}$'],
])('%s is %s', (text, expected) => {
  expect(foreignText(text, new Report())).toBe(expected);
});

test('a text of a million signs that begin a formula and end none is looked through once', () => {
  const text = '\\(\\['.repeat(250_000);
  const report = new Report();
  expect(foreignText(text.slice(0, 40_000), report)).toContain('\\(');
  expect(report.view().taken).toEqual([]);
});

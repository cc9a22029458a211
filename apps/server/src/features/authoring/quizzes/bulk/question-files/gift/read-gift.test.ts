import { expect, test } from 'vitest';
import { readGift } from './read-gift.ts';

const TRUTH = { yes: '참', no: '거짓' };
const read = (text: string) => readGift(text, TRUTH).questions;
const one = (text: string) => {
  const [question] = read(text);
  return question && [question.question, question.modelAnswer, question.keywords, question.report.left];
};

test.each<[string, string, unknown[]]>([
  [
    'a choice',
    '수도는 어디인가요? {~부산 =서울 ~대구}',
    ['수도는 어디인가요?\n\n① 부산\n② 서울\n③ 대구', '서울', [], ['choices']],
  ],
  [
    'a missing word',
    '서울은 {~일본 =한국} 의 수도이다.',
    ['서울은 _____ 의 수도이다.\n\n① 일본\n② 한국', '한국', [], ['choices', 'blank']],
  ],
  [
    'several right ones',
    '짝수는? {~%50%2 ~%50%4 ~%-100%3}',
    ['짝수는?\n\n① 2\n② 4\n③ 3', '2\n4', [], ['choices', 'weights']],
  ],
  [
    'one right beside half right ones',
    '무엇? {~%50%반 =온 ~영#아니요}',
    ['무엇?\n\n① 반\n② 온\n③ 영', '온', [], ['choices', 'weights', 'feedback']],
  ],
  [
    'short answers',
    '::이름::수도는? {=서울 =서울특별시#좋아요 =%50%경성}',
    ['수도는?', '서울\n서울특별시', ['서울', '서울특별시', '경성'], ['weights', 'feedback', 'name']],
  ],
  ['true or false', '지구는 둥글다.{T#맞아요}', ['지구는 둥글다.', '참', ['참'], ['feedback']]],
  ['a number with a margin', '원주율은? {#3.14:0.01}', ['원주율은?', '3.14 ± 0.01', ['3.14 ± 0.01'], ['margin']]],
  [
    'numbers with weights',
    '몇 년? {#\n =1945:0 #정확\n =%50%1945:2}',
    ['몇 년?', '1945', ['1945'], ['weights', 'feedback']],
  ],
  [
    'pairs',
    '이으세요. {=한국 -> 서울 =일본->도쿄 = -> 베를린}',
    ['이으세요.\n\n① 한국\n② 일본', '한국 → 서울\n일본 → 도쿄', [], ['matching']],
  ],
  ['an essay', '[markdown]**왜** 그런가요? {}', ['**왜** 그런가요?', '', [], []]],
  ['an essay with what is told afterwards', '왜? {####그래서}', ['왜?', '그래서', [], []]],
  ['HTML', '[html]<p>가 &lt; 나</p><p><b>다</b></p>{=예}', ['가 < 나\n\n다', '예', ['예'], ['format']]],
  [
    'HTML of a question whose answers do not say their format again, with signs by their names',
    '[html]<p>어느 &quot;표식&quot;&#44032; 굵나요?<br></p>{\n\t~<p>b</p>\n\t=<p>strong &amp; 굵게</p>\n}',
    ['어느 "표식"가 굵나요?\n\n① b\n② strong & 굵게', 'strong & 굵게', [], ['choices']],
  ],
  [
    'tags without a format, which Moodle shows as HTML, with a picture',
    '이 <b>그림</b>은? <img src="@@PLUGINFILE@@/a.png" alt="" /> {=서울}',
    ['이 그림은?', '서울', ['서울'], ['format', 'media']],
  ],
  [
    'tags in Markdown stay',
    '[markdown]`<b>`는 무엇인가요?</b> {=굵게}',
    ['`<b>`는 무엇인가요?</b>', '굵게', ['굵게'], []],
  ],
  ['a range', '원주율은? {#3.141..3.142}.', ['원주율은?', '3.141 ~ 3.142', ['3.141 ~ 3.142'], ['margin']]],
  [
    'answers of another format each, and one without a partner',
    '::활동::[html]설명과 <b>활동</b>을 이으세요.{\n  =[html]<p>때를 가리지 않는 토론</p> -> 포럼\n  =[plain]누구나 고치는 글 -> 위키\n  = -> 채팅\n}',
    [
      '설명과 활동을 이으세요.\n\n① 때를 가리지 않는 토론\n② 누구나 고치는 글',
      '때를 가리지 않는 토론 → 포럼\n누구나 고치는 글 → 위키',
      [],
      ['matching', 'name', 'format'],
    ],
  ],
  [
    'signs after the answers as old exports have them, and weights of nothing',
    '무엇? {\n  =개#좋아요\n  =%50%고양이#왜요\n  =%0%*#아니요\n}";',
    ['무엇?', '개', ['개', '고양이'], ['weights', 'feedback']],
  ],
  [
    'escaped signs',
    '무엇이 5인가요? {~ \\= 2 + 2 = \\= 2 + 3 ~ \\{\\}\\~\\#\\:\\\\}',
    ['무엇이 5인가요?\n\n① = 2 + 2\n② = 2 + 3\n③ {}~#:\\', '= 2 + 3', [], ['choices']],
  ],
  [
    'choices with signs that Markdown reads',
    '무엇? {~\\# 하나 =+ 3 ~**둘** ~1. 셋}',
    ['무엇?\n\n① # 하나\n② + 3\n③ \\*\\*둘\\*\\*\n④ 1. 셋', '+ 3', [], ['choices']],
  ],
])('%s', (_, text, expected) => {
  expect(one(text)).toEqual(expected);
});

test.each([
  ['questions that no blank line parts', '첫째는? {=가}\n둘째는? {~나 =다}'],
  ['two blanks in one question', '{=서울}은 {=한국}의 수도이다.'],
  ['braces of a formula that are not escaped', '$\\frac{1}{2}$은? {=0.5}'],
])('%s are not taken for one question', (_, text) => {
  expect(read(text)).toMatchObject([{ question: text, modelAnswer: '', keywords: [], report: { left: ['several'] } }]);
});

test('braces inside of an answer are its own', () => {
  expect(one('반은? {=$\\frac{1}{2}$ ~$\\frac{1}{3}$}')?.[1]).toBe('$\\frac{1}{2}$');
});

test('a slash of a name is doubled in a path, as Moodle writes it; tags of comments are tags, too', () => {
  const text =
    '$CATEGORY: $course$/top/한국어 은행//1주\n\n// question: 3  name: 첫째\n// [id:k1] [tag:문법]\n::첫째::[html]<p>첫째?</p>{\n\t=%100%가#\n}\n\n$CATEGORY: $course$/top\n\n둘째? {}';
  expect(read(text).map(({ tags, report }) => [tags, report.taken])).toEqual([
    [['한국어 은행/1주', '문법'], ['category']],
    [[], []],
  ]);
});

test('signs of MathJax are formulas, with a note; in code and in what this product wrote they are as they stand', () => {
  const [html, markdown, plain] = read(
    '[html]<p>식 \\\\( x^2 \\\\)은?</p>{}\n\n[markdown]식 \\\\\\\\(y\\\\\\\\)와 `\\\\(z\\\\)`는?{}\n\n식 \\\\[넓이 \\= 2\\\\]은?{}',
  );
  expect([html, markdown, plain].map((one) => one!.question)).toEqual([
    '식 $x^2$은?',
    String.raw`식 $y$와 ` + '`' + String.raw`\(z\)` + '`는?',
    String.raw`식 $$\text{넓이} = 2$$은?`,
  ]);
  expect([html, markdown, plain].every((one) => one!.report.taken.includes('formula'))).toBe(true);
  const own = '// Dure: markdown\n\n::1::[markdown]식 \\\\\\\\(y\\\\\\\\)는?{####\\\\(z\\\\)}\n';
  expect(read(own)).toMatchObject([
    { question: String.raw`식 \\(y\\)는?`, modelAnswer: String.raw`\(z\)`, report: { taken: [], guessed: [] } },
  ]);
});

test('comments are left out, categories filed under, descriptions counted', () => {
  const text = '// 주석\n$CATEGORY: 전공/데이터베이스\n\n첫째? {=가}\n\n\n설명뿐인 글\n\n// 또\n둘째? {=나}\r\n';
  const { questions, skipped } = readGift(text, TRUTH);
  expect(questions.map(({ question, tags }) => [question, tags])).toEqual([
    ['첫째?', ['데이터베이스']],
    ['둘째?', ['데이터베이스']],
  ]);
  expect(skipped).toBe(1);
});

import { expect, test } from 'vitest';
import { readTree } from '../xml/xml-tree.ts';
import { readMoodle } from './read-moodle.ts';

/** In the shape in which Moodle 4.2 writes its questions, with words of our own. */
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n';
const text = (words: string) => (/[<&]/.test(words) ? `<text><![CDATA[${words}]]></text>` : `<text>${words}</text>`);
const element = (name: string, words: string, format = 'html', files = '') =>
  `    <${name} format="${format}">\n      ${text(words)}\n${files}    </${name}>\n`;
const category = (path: string) =>
  `<!-- question: 0  -->\n  <question type="category">\n    <category>\n      <text>${path}</text>\n    </category>\n    <info format="moodle_auto_format">\n      <text></text>\n    </info>\n    <idnumber></idnumber>\n  </question>\n`;
const question = (
  type: string,
  words: string,
  more: string,
  { name = '문항 이름', hidden = 0, feedback = '', files = '' } = {},
) =>
  `<!-- question: 12  -->\n  <question type="${type}">\n    <name>\n      <text>${name}</text>\n    </name>\n${element('questiontext', words, 'html', files)}${element('generalfeedback', feedback)}` +
  `    <defaultgrade>1.0000000</defaultgrade>\n    <penalty>0.3333333</penalty>\n    <hidden>${hidden}</hidden>\n    <idnumber></idnumber>\n${more}  </question>\n`;
const essay = (info: string, template = '') =>
  '    <responseformat>editor</responseformat>\n    <responserequired>1</responserequired>\n    <responsefieldlines>15</responsefieldlines>\n    <attachments>0</attachments>\n' +
  `${element('graderinfo', info)}${element('responsetemplate', template)}`;
const answer = (fraction: number, words: string, more = '') =>
  `    <answer fraction="${fraction}" format="moodle_auto_format">\n      ${text(words)}\n      <feedback format="html">\n        <text></text>\n      </feedback>\n${more}    </answer>\n`;

const read = (...parts: readonly string[]) =>
  readMoodle(readTree(`${HEAD}${parts.join('')}</quiz>\n`), { yes: '참', no: '거짓' });
const one = (...parts: readonly string[]) => read(...parts).questions[0]!;

test('what graders are told is the model answer, with keywords and criteria in lines of their own', () => {
  const info = '<p>중복을 줄이고 이상을 막는다.</p><p>키워드: 중복, 이상</p><p>채점 기준: 정확성 60, 근거 40</p>';
  expect(
    one(question('essay', '<p>정규화를 하는 <b>까닭</b>은?</p>', essay(info), { name: '정규화를 하는 까닭은?' })),
  ).toEqual({
    question: '정규화를 하는 까닭은?',
    modelAnswer: '중복을 줄이고 이상을 막는다.',
    keywords: ['중복', '이상'],
    rubric: '정확성 60, 근거 40',
    tags: [],
    report: { taken: ['graderInfo', 'keywords', 'rubric'], left: ['format'], guessed: [] },
  });
});

test('what everybody is told afterwards stands below it, or in its place; an essay may have neither', () => {
  const both = one(question('essay', '<p>왜?</p>', essay('<p>하나</p>'), { feedback: '<p>둘</p>' }));
  expect([both.modelAnswer, both.report.taken]).toEqual(['하나\n\n둘', ['graderInfo', 'feedback']]);
  const second = one(question('essay', '<p>왜?</p>', essay(''), { feedback: '<p>둘</p>' }));
  expect([second.modelAnswer, second.report.guessed]).toEqual(['둘', ['feedbackIsAnswer']]);
  expect(one(question('essay', '<p>왜?</p>', essay('')))).toMatchObject({ modelAnswer: '', report: { guessed: [] } });
});

test('a template of the answer stands below the question; hidden questions come with a note', () => {
  const found = one(question('essay', '<p>왜?</p>', essay('', '<p>첫째,</p><p>둘째,</p>'), { hidden: 1 }));
  expect([found.question, found.report.taken, found.report.guessed]).toEqual([
    '왜?\n\n첫째,\n\n둘째,',
    ['template'],
    ['hidden'],
  ]);
});

test('pictures are told, and their bytes are not read', () => {
  const files = '<file name="plan.png" path="/" encoding="base64">iVBORw0KGgo=</file>\n';
  const found = one(
    question(
      'essay',
      '<p>이 계획은 왜 느린가요?</p><p><img src="@@PLUGINFILE@@/plan.png" alt="실행 계획"></p>',
      essay(''),
      { files },
    ),
  );
  expect([found.question, found.report.left]).toEqual(['이 계획은 왜 느린가요?', ['name', 'media']]);
});

test('categories are tags: a doubled slash is one of the name, and Moodle’s own root is none', () => {
  const { questions } = read(
    category('$course$/top/한국어 은행//1주'),
    question('essay', '<p>첫째?</p>', `${essay('')}    <tags>\n      <tag><text>문법</text>\n</tag>\n    </tags>\n`),
    category('$course$/top'),
    question('essay', '<p>둘째?</p>', essay('')),
    category('$course$/top/아주 길어서 스무 자를 넘는 태그로는 쓸 수 없는 이름'),
    question('essay', '<p>셋째?</p>', essay('')),
    question('description', '<p>안내</p>', ''),
  );
  expect(questions.map(({ tags, report }) => [tags, report.left.includes('tags')])).toEqual([
    [['한국어 은행/1주', '문법'], false],
    [[], false],
    [[], true],
  ]);
  expect(read(question('description', '<p>안내</p>', '')).skipped).toBe(1);
});

test('short answers are keywords, half right ones among them', () => {
  const answers = answer(100, '한양') + answer(50, '한성') + answer(0, '*');
  expect(one(question('shortanswer', '<p>옛 이름은?</p>', answers))).toMatchObject({
    modelAnswer: '한양',
    keywords: ['한양', '한성'],
    report: { taken: ['partial'], left: ['weights', 'name'] },
  });
});

test('choices stand below the question; several that share the credit are all right', () => {
  const own = element('correctfeedback', '<p>Your answer is correct.</p>');
  const answers = answer(50, '<p>가</p>').replace('moodle_auto_format', 'html') + answer(50, '나') + answer(-100, '다');
  expect(one(question('multichoice', '<p>둘을 고르세요.</p>', own + answers))).toMatchObject({
    question: '둘을 고르세요.\n\n① 가\n② 나\n③ 다',
    modelAnswer: '가\n나',
    keywords: [],
    report: { left: ['choices', 'weights', 'name'] },
  });
});

test('true or false, pairs, and numbers with margin and unit', () => {
  expect(one(question('truefalse', '<p>참인가?</p>', answer(0, 'true') + answer(100, 'false'))).modelAnswer).toBe(
    '거짓',
  );
  const pair = (left: string, right: string) =>
    `    <subquestion format="html">\n      ${text(left)}\n      <answer>\n        <text>${right}</text>\n      </answer>\n    </subquestion>\n`;
  expect(
    one(
      question(
        'matching',
        '<p>이으세요.</p>',
        pair('<p>한국</p>', '서울') + pair('<p>일본</p>', '도쿄') + pair('', '베를린'),
      ),
    ),
  ).toMatchObject({
    question: '이으세요.\n\n① 한국\n② 일본',
    modelAnswer: '한국 → 서울\n일본 → 도쿄',
  });
  const units =
    '<units>\n  <unit>\n    <multiplier>1</multiplier>\n    <unit_name>m/s</unit_name>\n  </unit>\n</units>\n';
  expect(
    one(question('numerical', '<p>속력은?</p>', answer(100, '3.5', '      <tolerance>0.1</tolerance>\n') + units))
      .modelAnswer,
  ).toBe('3.5 ± 0.1 m/s');
});

test('blanks within a text are numbered, and so are their answers', () => {
  const cloze = '<p>{1:SHORTANSWER:%100%서울~%50%경성#가까워요}은 {2:MULTICHOICE_S:일본~=한국}의 수도이다.</p>';
  expect(one(question('cloze', cloze, ''))).toMatchObject({
    question: '_____ (1) 은 _____ (2) 의 수도이다.\n\n① (2) 일본 / 한국',
    modelAnswer: '(1) 서울\n(2) 한국',
  });
  const gaps =
    '<dragbox>\n      <text>서울</text>\n      <group>1</group>\n    </dragbox>\n<dragbox>\n      <text>부산</text>\n      <group>1</group>\n    </dragbox>\n';
  expect(one(question('ddwtos', '<p>수도는 [[1]]이다.</p>', gaps))).toMatchObject({
    question: '수도는 _____ (1)이다.\n\n① 서울\n② 부산',
    modelAnswer: '(1) 서울',
  });
});

test('formulas of MathJax and raised signs keep their values; a question type that nobody knows keeps its words', () => {
  expect(one(question('stack', String.raw`<p>\(\frac{1}{20}\)과 10<sup>-6</sup>의 곱은?</p>`, ''))).toMatchObject({
    question: String.raw`$\frac{1}{20}$과 $10^{-6}$의 곱은?`,
    report: { taken: ['formula'], left: ['name', 'interaction'] },
  });
});

test('another document of that name holds no question', () => {
  expect(
    readMoodle(readTree('<quiz xmlns="http://canvas.instructure.com/xsd/cccv1p0"><title>a</title></quiz>'), {
      yes: '참',
      no: '거짓',
    }),
  ).toEqual({
    questions: [],
    skipped: 0,
  });
});

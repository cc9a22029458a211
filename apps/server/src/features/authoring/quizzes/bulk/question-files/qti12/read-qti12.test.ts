import { expect, test } from 'vitest';
import { readTree } from '../xml/xml-tree.ts';
import { readQti12 } from './read-qti12.ts';

/** In the shapes in which Canvas, Common Cartridges and Blackboard write QTI 1.2, with words of our own. */
const TRUTH = { yes: '참', no: '거짓' };
const read = (inner: string) =>
  readQti12(
    readTree(
      `<?xml version="1.0" encoding="UTF-8"?>\n<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">${inner}</questestinterop>`,
    ),
    TRUTH,
  );
const test12 = (items: string, title = '1주 확인') =>
  `<assessment ident="g1" title="${title}"><qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>1</fieldentry></qtimetadatafield></qtimetadata><section ident="root_section">${items}</section></assessment>`;
const field = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;
const html = (words: string) =>
  `<material><mattext texttype="text/html">${words.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</mattext></material>`;
const canvas = (type: string, presentation: string, processing = '', feedback = '') =>
  `<item ident="i" title="Question"><itemmetadata><qtimetadata>${field('question_type', type)}${field('points_possible', '1.0')}</qtimetadata></itemmetadata>` +
  `<presentation>${presentation}</presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${processing}</resprocessing>${feedback}</item>`;
const label = (id: string, words: string) =>
  `<response_label ident="${id}"><material><mattext texttype="text/plain">${words}</mattext></material></response_label>`;
const lid = (id: string, labels: string, beside = '', cardinality = 'Single') =>
  `<response_lid ident="${id}" rcardinality="${cardinality}">${beside}<render_choice>${labels}</render_choice></response_lid>`;
const right = (conditions: string, score = '100', action = 'Set') =>
  `<respcondition continue="No"><conditionvar>${conditions}</conditionvar><setvar action="${action}" varname="SCORE">${score}</setvar></respcondition>`;
const equal = (id: string, value: string) => `<varequal respident="${id}">${value}</varequal>`;
const str =
  '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1" rshuffle="No"/></render_fib></response_str>';
const one = (item: string) => read(test12(item)).questions[0]!;

test('Canvas: an essay without a model answer, and one with general feedback', () => {
  expect(
    one(canvas('essay_question', html('<div><p>왜 <strong>지금</strong>인가?</p><p>논하세요.</p></div>') + str)),
  ).toEqual({
    question: '왜 지금인가?\n\n논하세요.',
    modelAnswer: '',
    keywords: [],
    rubric: '',
    tags: ['1주 확인'],
    report: { taken: ['category'], left: ['format'], guessed: [] },
  });
  const feedback = `<itemfeedback ident="general_fb"><flow_mat>${html('<p>그래서.</p>')}</flow_mat></itemfeedback>`;
  const found = one(canvas('essay_question', html('왜?') + str, '', feedback));
  expect([found.modelAnswer, found.report.guessed]).toEqual(['그래서.', ['feedbackIsAnswer']]);
});

test('Canvas: choices, several right ones, true or false', () => {
  const labels = label('1', '가') + label('2', '나') + label('3', '다');
  const shown = `<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>`;
  expect(
    one(
      canvas(
        'multiple_choice_question',
        html('무엇?') + lid('response1', labels),
        shown + right(equal('response1', '2')),
      ),
    ),
  ).toMatchObject({
    question: '무엇?\n\n① 가\n② 나\n③ 다',
    modelAnswer: '나',
    report: { left: ['choices'] },
  });
  const and = `<and>${equal('response1', '1')}<not>${equal('response1', '2')}</not>${equal('response1', '3')}</and>`;
  expect(
    one(canvas('multiple_answers_question', html('둘?') + lid('response1', labels, '', 'Multiple'), right(and)))
      .modelAnswer,
  ).toBe('가\n다');
  const truth = lid('response1', label('5', 'True') + label('6', 'False'));
  expect(one(canvas('true_false_question', html('참?') + truth, right(equal('response1', '6'))))).toMatchObject({
    question: '참?',
    modelAnswer: '거짓',
    keywords: ['거짓'],
  });
});

test('Canvas: short answers, numbers in a range, pairs, several blanks, texts that ask nothing', () => {
  const short = right(equal('response1', '서울') + equal('response1', '서울특별시'));
  expect(one(canvas('short_answer_question', html('수도는?') + str, short))).toMatchObject({
    modelAnswer: '서울\n서울특별시',
    keywords: ['서울', '서울특별시'],
  });
  const number =
    '<response_str ident="response1" rcardinality="Single"><render_fib fibtype="Decimal"><response_label ident="answer1"/></render_fib></response_str>';
  const range = `<or>${equal('response1', '3.14')}<and><vargte respident="response1">3.13</vargte><varlte respident="response1">3.15</varlte></and></or>`;
  expect(one(canvas('numerical_question', html('원주율은?') + number, right(range))).modelAnswer).toBe(
    '3.14 (3.13 ~ 3.15)',
  );
  const sides = label('7', '서울') + label('8', '도쿄');
  const beside = (words: string) => `<material><mattext texttype="text/plain">${words}</mattext></material>`;
  const pairs = lid('response_1', sides, beside('한국')) + lid('response_2', sides, beside('일본'));
  const both = right(equal('response_1', '7'), '50.00', 'Add') + right(equal('response_2', '8'), '50.00', 'Add');
  expect(one(canvas('matching_question', html('이으세요.') + pairs, both))).toMatchObject({
    question: '이으세요.\n\n① 한국\n② 일본',
    modelAnswer: '한국 → 서울\n일본 → 도쿄',
    report: { left: ['matching'] },
  });
  const blanks =
    lid('response_a', label('1', '서울') + label('3', '경성'), beside('서울')) +
    lid('response_b', label('2', '한국'), beside('b'));
  expect(
    one(
      canvas(
        'fill_in_multiple_blanks_question',
        html('[a]은 [b]의 수도') + blanks,
        right(equal('response_a', '1'), '50', 'Add') + right(equal('response_b', '2'), '50', 'Add'),
      ),
    ),
  ).toMatchObject({
    question: '_____ (1)은 _____ (2)의 수도',
    modelAnswer: '(1) 서울 / 경성\n(2) 한국',
    report: { left: ['blank'] },
  });
  expect(read(test12(canvas('text_only_question', html('읽으세요.'))))).toMatchObject({ questions: [], skipped: 1 });
});

test('New Quizzes: blanks by names that nobody reads, with words to pick from; older scores by other names', () => {
  const picked = (id: string, words: string) =>
    label(id, words).replace('<response_label', "<response_label answer_type='dropdown'");
  const blank = lid(
    'response_a20629ed-0c0b',
    picked('1', '검정') + picked('2', '빨강'),
    '<material><mattext>검정</mattext></material>',
  );
  const item = canvas(
    'fill_in_multiple_blanks_question',
    html('장미는 [a20629ed-0c0b].') + blank,
    right(equal('response_a20629ed-0c0b', '2'), '100.00', 'Add'),
  );
  expect(one(item)).toMatchObject({
    question: '장미는 _____.\n\n① 검정\n② 빨강',
    modelAnswer: '빨강',
    report: { left: ['choices', 'blank'] },
  });
  const older = canvas(
    '',
    html('무엇?') + lid('Q_RL', label('A1', '가') + label('A2', '나')),
    right(equal('Q_RL', 'A1'), '0', 'Add') + right(equal('Q_RL', 'A2'), '10.00'),
  );
  expect(one(older.replaceAll('varname="SCORE"', 'varname="que_score"')).modelAnswer).toBe('나');
  const within = right('<vargte respident="response1">1.0</vargte><varlte respident="response1">22.0</varlte>');
  expect(one(canvas('numerical_question', html('몇?') + str, within)).modelAnswer).toBe('1.0 ~ 22.0');
});

test('Canvas: formulas as pictures, and questions that are kept in a bank', () => {
  const picture =
    '<p>값 <img class="equation_image" title="x" src="/equation_images/x" alt="LaTeX: x^2" data-equation-content="\\frac{1}{20}">은?</p>';
  const bank = `<objectbank ident="b"><qtimetadata>${field('bank_title', '기출')}</qtimetadata>${canvas('essay_question', html(picture.replaceAll('"', '&quot;')) + str)}</objectbank>`;
  expect(read(bank).questions).toMatchObject([
    {
      question: String.raw`값 $\frac{1}{20}$은?`,
      tags: ['기출'],
      report: { taken: ['category', 'formula'], left: [] },
    },
  ]);
});

test('Common Cartridge: profiles, and a solution as the model answer', () => {
  const item =
    `<item ident="q"><itemmetadata><qtimetadata>${field('cc_profile', 'cc.essay.v0p1')}</qtimetadata></itemmetadata><presentation><material><mattext texttype="text/html">왜?</mattext></material>${str}</presentation>` +
    '<itemfeedback ident="s"><solution><solutionmaterial><flow_mat><material><mattext texttype="text/plain">그래서</mattext></material></flow_mat></solutionmaterial></solution></itemfeedback></item>';
  expect(one(item)).toMatchObject({
    question: '왜?',
    modelAnswer: '그래서',
    report: { taken: ['solution', 'category'] },
  });
});

test('Blackboard: texts in blocks of its own, HTML in signs, the most of a score by its name', () => {
  const formatted = (words: string) =>
    `<material><mat_extension><mat_formattedtext type="HTML">${words.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</mat_formattedtext></mat_extension></material>`;
  const flow = (kind: string, inner: string) => `<flow class="${kind}">${inner}</flow>`;
  const aside =
    flow('FILE_BLOCK', '<material/>') +
    flow(
      'LINK_BLOCK',
      '<material><mattext charset="us-ascii" texttype="text/plain" uri="" xml:space="default"/></material>',
    );
  const bb = (type: string, response: string, processing: string, more = '') =>
    `<item maxattempts="0"><itemmetadata><bbmd_asitype>Item</bbmd_asitype><bbmd_questiontype>${type}</bbmd_questiontype></itemmetadata><presentation>${flow('Block', flow('QUESTION_BLOCK', flow('FORMATTED_TEXT_BLOCK', formatted('<span style="font-size:12pt">초록과 주황 사이는?</span>')) + aside) + flow('RESPONSE_BLOCK', response))}</presentation>` +
    `<resprocessing scoremodel="SumOfScores"><outcomes><decvar defaultval="0.0" maxvalue="1.0" minvalue="0.0" varname="SCORE" vartype="Decimal"/></outcomes>${processing}</resprocessing>${more}</item>`;
  const choice = `<response_lid ident="response" rcardinality="Single"><render_choice shuffle="Yes">${['A', 'B'].map((id) => `<flow_label class="Block"><response_label ident="${id}"><flow_mat class="FORMATTED_TEXT_BLOCK">${formatted(id === 'A' ? '빨강' : '<b>노랑</b>')}</flow_mat></response_label></flow_label>`).join('')}</render_choice></response_lid>`;
  const correct = `<respcondition title="correct"><conditionvar><varequal case="No" respident="response">B</varequal></conditionvar><setvar action="Set" variablename="SCORE">SCORE.max</setvar><displayfeedback feedbacktype="Response" linkrefid="correct"/></respcondition><respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar action="Set" variablename="SCORE">0.0</setvar></respcondition>`;
  const solution = `<itemfeedback ident="solution" view="All"><solution feedbackstyle="Complete" view="All"><solutionmaterial><flow_mat class="Block">${formatted('두 색을 섞는다.')}</flow_mat></solutionmaterial></solution></itemfeedback>`;
  expect(
    read(
      test12(
        bb('Multiple Choice', choice, correct) +
          bb('Essay', '<response_str ident="response"><render_fib/></response_str>', '', solution),
        '',
      ),
    ).questions,
  ).toMatchObject([
    { question: '초록과 주황 사이는?\n\n① 빨강\n② 노랑', modelAnswer: '노랑' },
    { question: '초록과 주황 사이는?', modelAnswer: '두 색을 섞는다.' },
  ]);
});

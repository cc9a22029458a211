import { expect, test } from 'vitest';
import { readTree } from '../xml/xml-tree.ts';
import { readQtiItem } from './qti-item.ts';

/** Items in the shapes of the examples that 1EdTech publishes for QTI 3, with words of our own. */
const read = (xml: string) => {
  const item = readQtiItem(readTree(xml));
  return item && { ...item, lost: item.report.left };
};
const item = (declarations: string, body: string, beside = '') =>
  '<?xml version="1.0" encoding="UTF-8"?><qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" ' +
  'xmlns:m="http://www.w3.org/1998/Math/MathML" identifier="a" title="t" adaptive="false" time-dependent="false" xml:lang="ko">' +
  `${declarations}${beside}<qti-item-body>${body}</qti-item-body></qti-assessment-item>`;
const declared = (
  type: string,
  cardinality: string,
  correct: readonly string[],
  { id = 'RESPONSE', mapping = '' } = {},
) =>
  `<qti-response-declaration identifier="${id}" cardinality="${cardinality}" base-type="${type}">` +
  (correct.length === 0
    ? ''
    : `<qti-correct-response>${correct.map((one) => `<qti-value>${one}</qti-value>`).join('')}</qti-correct-response>`) +
  `${mapping}</qti-response-declaration>`;
const mapping = (entries: Readonly<Record<string, number>>) =>
  `<qti-mapping default-value="0">${Object.entries(entries)
    .map(([key, worth]) => `<qti-map-entry map-key="${key}" mapped-value="${worth}"/>`)
    .join('')}</qti-mapping>`;
const simple = (id: string, text: string) => `<qti-simple-choice identifier="${id}">${text}</qti-simple-choice>`;

test('hot text keeps its words in the sentence that they stand in', () => {
  const hot = (id: string, text: string) => `<qti-hottext identifier="${id}">${text}</qti-hottext>`;
  const body = `<qti-hottext-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>틀린 곳은?</qti-prompt><p>인덱스는 ${hot('A', '언제나')} 조회를 ${hot('B', '빠르게')} 한다.</p></qti-hottext-interaction>`;
  expect(read(item(declared('identifier', 'single', ['A']), body))).toMatchObject({
    question: '틀린 곳은?\n\n인덱스는 언제나 조회를 빠르게 한다.\n\n① 언제나\n② 빠르게',
    modelAnswer: '언제나',
    lost: ['choices'],
  });
});

test('words that are put into gaps are answers by the number of their gap', () => {
  const gap = (id: string, text: string) => `<qti-gap-text identifier="${id}" match-max="1">${text}</qti-gap-text>`;
  const body = `<qti-gap-match-interaction response-identifier="RESPONSE"><qti-prompt>채우세요.</qti-prompt>${gap('W', '순차')}${gap('S', '인덱스')}${gap('H', '해시')}<blockquote><p>적으면 <qti-gap identifier="G1"/> 스캔,<br/>많으면 <qti-gap identifier="G2"/> 스캔.</p></blockquote></qti-gap-match-interaction>`;
  const response = declared('directedPair', 'multiple', ['S G1', 'W G2'], {
    mapping: mapping({ 'S G1': 1, 'W G2': 2 }),
  });
  expect(read(item(response, body))).toMatchObject({
    question: '채우세요.\n\n적으면 _____ (1) 스캔,\n많으면 _____ (2) 스캔.\n\n① 순차\n② 인덱스\n③ 해시',
    modelAnswer: '(1) 인덱스\n(2) 순차',
    keywords: [],
    lost: ['choices', 'blank', 'weights'],
  });
});

test('an order is a numbered list', () => {
  const body = `<qti-order-interaction response-identifier="RESPONSE"><qti-prompt>차례대로 놓으세요.</qti-prompt>${simple('A', '실행')}${simple('B', '구문 분석')}${simple('C', '계획')}</qti-order-interaction>`;
  expect(read(item(declared('identifier', 'ordered', ['B', 'C', 'A']), body))).toMatchObject({
    modelAnswer: '1. 구문 분석\n2. 계획\n3. 실행',
  });
});

test.each([
  ['a place', declared('identifier', 'single', ['H']), 'qti-hotspot-interaction'],
  ['a point', declared('point', 'single', ['93 111']), 'qti-select-point-interaction'],
  ['routes', declared('pair', 'multiple', ['C B', 'C D']), 'qti-graphic-associate-interaction'],
  ['an order of places', declared('identifier', 'ordered', ['A', 'D']), 'qti-graphic-order-interaction'],
])('%s on a picture is no answer in words: its name within the file is not made one', (_, response, name) => {
  const body = `<${name} response-identifier="RESPONSE"><qti-prompt>어디인가요?</qti-prompt><img src="map.png" alt="지도"/></${name}>`;
  expect(read(item(response, body))).toMatchObject({
    question: '어디인가요?',
    modelAnswer: '',
    keywords: [],
    lost: ['media', 'interaction'],
  });
});

test('what only a mapping says to be right is the answer', () => {
  const response = declared('string', 'single', [], { mapping: mapping({ '스키너 상자': 100, 상자: 50 }) });
  const body =
    '<p>이 장치는 <qti-text-entry-interaction response-identifier="RESPONSE" expected-length="30"/> 이다.</p>';
  expect(read(item(response, body))).toMatchObject({
    modelAnswer: '스키너 상자',
    keywords: ['스키너 상자', '상자'],
    lost: ['blank', 'weights'],
  });
});

test('several blanks are numbered, and so are their answers', () => {
  const blank = (id: string) => `<qti-text-entry-interaction response-identifier="${id}"/>`;
  const responses =
    declared('string', 'single', ['1564'], { id: 'R1' }) + declared('string', 'single', ['시인'], { id: 'R2' });
  expect(read(item(responses, `<p>난 해: ${blank('R1')}</p><p>그는 ${blank('R2')} 이다.</p>`))).toMatchObject({
    question: '난 해: _____ (1)\n\n그는 _____ (2) 이다.',
    modelAnswer: '(1) 1564\n(2) 시인',
    keywords: [],
  });
});

test('values that change from question to question, and a passage kept elsewhere, are told to be lost', () => {
  const stimulus = '<qti-assessment-stimulus-ref identifier="S" href="passage.xml"/>';
  const body = `<p>변의 길이가 <qti-printed-variable identifier="a"/>일 때 넓이는?</p><qti-extended-text-interaction response-identifier="RESPONSE"/>`;
  expect(read(item(declared('string', 'single', []), body, stimulus))).toMatchObject({
    question: '변의 길이가 …일 때 넓이는?',
    lost: ['variables', 'passage'],
  });
});

test('what is read aloud above a word, and formulas written for machines, are not words of the question', () => {
  const ruby = '<ruby>効果<rp>(</rp><rt>こうか</rt><rp>)</rp></ruby>';
  const math =
    '<m:math><m:semantics><m:mi>x</m:mi><m:annotation encoding="latex">\\qv{x}</m:annotation></m:semantics></m:math>';
  const body = `<p>${ruby}는 ${math}?</p><qti-extended-text-interaction response-identifier="RESPONSE"/>`;
  expect(read(item(declared('string', 'single', []), body))).toMatchObject({
    question: '効果는 $x$?',
    lost: [],
    report: { taken: ['formula'] },
  });
});

test('one answer that two responses share stands once', () => {
  const inline =
    '<qti-inline-choice identifier="Y">요크</qti-inline-choice><qti-inline-choice identifier="L">랭커스터</qti-inline-choice>';
  const responses = declared('identifier', 'single', ['Y'], { id: 'R1' }) + declared('identifier', 'single', ['Y']);
  const body = `<p>이 해는 <qti-inline-choice-interaction response-identifier="RESPONSE">${inline}</qti-inline-choice-interaction> 의 해.</p>`;
  expect(read(item(responses, body))).toMatchObject({ modelAnswer: '요크' });
});

test('an item of QTI 2 is read by the names of its own', () => {
  const xml =
    '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="a" title="t" adaptive="false" timeDependent="false">' +
    '<responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier"><correctResponse><value>A</value><value>C</value></correctResponse>' +
    '<mapping lowerBound="0"><mapEntry mapKey="A" mappedValue="1"/><mapEntry mapKey="B" mappedValue="-1"/></mapping></responseDeclaration>' +
    '<itemBody><p>면적은 10<sup>6</sup> 이다.</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="false"><prompt>고르세요.</prompt>' +
    '<simpleChoice identifier="A">가</simpleChoice><simpleChoice identifier="B">나</simpleChoice><simpleChoice identifier="C">다</simpleChoice></choiceInteraction></itemBody>' +
    '<modalFeedback identifier="f" outcomeIdentifier="F" showHide="show">잘했어요</modalFeedback></assessmentItem>';
  expect(read(xml)).toMatchObject({
    question: '면적은 $10^{6}$ 이다.\n\n고르세요.\n\n① 가\n② 나\n③ 다',
    modelAnswer: '가\n다',
    lost: ['choices', 'weights', 'feedback'],
  });
});

test('formulas of MathML are formulas, with a prefix and without one', () => {
  const math = '<m:math><m:mfrac><m:mn>1</m:mn><m:mn>20</m:mn></m:mfrac></m:math>';
  const body = `<p>값은 ${math.replaceAll('m:', '')}, 곧 ${math}이다. 왜?</p><qti-extended-text-interaction response-identifier="RESPONSE"/>`;
  expect(read(item(declared('string', 'single', []), body))).toMatchObject({
    question: String.raw`값은 $\frac{1}{20}$, 곧 $\frac{1}{20}$이다. 왜?`,
    report: { taken: ['formula'], left: [] },
  });
});

test('half right answers are keywords, and what scorers are told is the model answer where there is none', () => {
  const response = declared('string', 'single', ['한양'], { mapping: mapping({ 한양: 2, 한성: 1 }) });
  const blank = '<p>옛 이름은 <qti-text-entry-interaction response-identifier="RESPONSE"/></p>';
  expect(read(item(response, blank))).toMatchObject({ modelAnswer: '한양', keywords: ['한양', '한성'] });
  const told =
    '<qti-rubric-block view="scorer" use="scoring"><qti-content-body><p>두 가지를 든다.</p></qti-content-body></qti-rubric-block>';
  const essay = `<p>왜?</p><qti-extended-text-interaction response-identifier="RESPONSE"/>${told}`;
  expect(read(item(declared('string', 'single', []), essay))).toMatchObject({
    question: '왜?',
    modelAnswer: '두 가지를 든다.',
    report: { taken: ['solution'] },
  });
});

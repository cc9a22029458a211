import { expect, test } from 'vitest';
import { readTree } from '../xml/xml-tree.ts';
import { readQtiItem } from './qti-item.ts';

const read = (xml: string) => {
  const item = readQtiItem(readTree(xml));
  return item && { ...item, lost: item.report.left };
};
const item = (body: string, correct: readonly string[] = []) =>
  `<?xml version="1.0"?><qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="a" title="t">
  <qti-response-declaration identifier="RESPONSE"><qti-correct-response>${correct.map((one) => `<qti-value>${one}</qti-value>`).join('')}</qti-correct-response></qti-response-declaration>
  <qti-outcome-declaration identifier="SCORE"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>
  <qti-item-body>${body}</qti-item-body><qti-modal-feedback><p>잘했어요</p></qti-modal-feedback></qti-assessment-item>`;
const choice = (id: string, text: string, name = 'qti-simple-choice') =>
  `<${name} identifier="${id}">${text}</${name}>`;

test.each<[string, string, readonly string[], unknown]>([
  [
    'a choice',
    `<p>수도는?</p><qti-choice-interaction><qti-prompt>고르세요.</qti-prompt>${choice('A', '부산')}${choice('B', '<b>서</b>울')}</qti-choice-interaction>`,
    ['B'],
    {
      question: '수도는?\n\n고르세요.\n\n① 부산\n② 서울',
      modelAnswer: '서울',
      lost: ['choices', 'feedback', 'format'],
    },
  ],
  [
    'pairs',
    `<qti-match-interaction><qti-prompt>이으세요.</qti-prompt>${choice('K', '한국', 'qti-simple-associable-choice')}${choice('S', '서울', 'qti-simple-associable-choice')}</qti-match-interaction>`,
    ['K S'],
    { question: '이으세요.\n\n① 한국\n② 서울', modelAnswer: '한국 → 서울', lost: ['matching', 'feedback'] },
  ],
  [
    'a text to enter',
    '<p>수도는 <qti-text-entry-interaction response-identifier="RESPONSE"/> 이다.</p>',
    ['서울'],
    { question: '수도는 _____ 이다.', modelAnswer: '서울', keywords: ['서울'], lost: ['blank', 'feedback'] },
  ],
  [
    'an essay with a picture',
    '<p>왜<br/>그런가요?</p><p><img src="a.png" alt="그림"/></p><qti-extended-text-interaction/>',
    [],
    { question: '왜\n그런가요?', modelAnswer: '', lost: ['feedback', 'media'] },
  ],
  [
    'a place on a picture',
    '<p>어디인가요?</p><qti-hotspot-interaction><object data="m.png"/></qti-hotspot-interaction>',
    [],
    { question: '어디인가요?', lost: ['feedback', 'media', 'interaction'] },
  ],
])('%s', (_, body, correct, expected) => {
  expect(read(item(body, correct))).toMatchObject(expected as object);
});

test('other documents are none; declarations and endless nesting are refused', () => {
  expect(read('<manifest/>')).toBeNull();
  expect(() => read('<!DOCTYPE a [<!ENTITY b "c">]><a/>')).toThrow('broken');
  expect(() => read('<a>'.repeat(10_000))).toThrow('broken');
});

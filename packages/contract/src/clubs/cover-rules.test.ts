import { expect, test } from 'vitest';
import { coverWords } from './cover-rules.ts';

test.each([
  ['정전은 왜 한 도시에서 멈추지 않을까요?', '정전은 왜', '한 도시에서 멈추지 않을까요?'],
  ['흑자인데 왜 월급을 못 줄까요?', '흑자인데', '왜 월급을 못 줄까요?'],
  ['표본이 천 명이면 모두의 생각을 안다고 할 수 있을까요?', '표본이 천 명이면', '모두의 생각을 안다고 할 수 있을까요?'],
  [
    '“그 버튼이 어디 있죠?” 이 말에서 무엇을 들어야 할까요?',
    '“그 버튼이 어디 있죠?”',
    '이 말에서 무엇을 들어야 할까요?',
  ],
  ['한 번만 눌렀을까요?', '한 번만 눌렀을까요?', ''],
  ['', '', ''],
])('the opening clause of %s is large', (question, lead, rest) => {
  expect(coverWords(question, null)).toEqual({ lead, rest });
});

test('of several sentences the one that asks is on the cover', () => {
  const question =
    '아래 표는 한 달치 장부입니다. 이 가게가 다음 달에 문을 닫는다면 까닭은 무엇일까요? 두 가지를 들어 보세요.';
  expect(coverWords(question, null)).toEqual({
    lead: '이 가게가 다음 달에',
    rest: '문을 닫는다면 까닭은 무엇일까요?',
  });
});

test('a word that is too long for the cover stays whole', () => {
  const word = 'a'.repeat(40);
  expect(coverWords(`${word} b?`, null)).toEqual({ lead: word, rest: 'b?' });
});

test('the author moves the split, as far as there are words', () => {
  expect(coverWords('흑자인데 왜 월급을 못 줄까요?', 2)).toEqual({ lead: '흑자인데 왜', rest: '월급을 못 줄까요?' });
  expect(coverWords('흑자인데 왜?', 8)).toEqual({ lead: '흑자인데 왜?', rest: '' });
});

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
  ['「운수 좋은 날」에서 김 첨지는 왜 돈을 벌고도', '「운수 좋은 날」에서', '김 첨지는 왜 돈을 벌고도'],
  [
    '조류계산에서 모선을 슬랙, PV, PQ 세 가지로 나누는 까닭은?',
    '조류계산에서 모선을',
    '슬랙, PV, PQ 세 가지로 나누는 까닭은?',
  ],
  ['주파수는 처음 몇 초, 몇십 초 동안 무엇이 버틸까요?', '주파수는', '처음 몇 초, 몇십 초 동안 무엇이 버틸까요?'],
  ['"효과가 없을 확률이 3 %"라는 해석은 왜 틀렸을까요?', '"효과가 없을 확률이 3 %"라는', '해석은 왜 틀렸을까요?'],
  [
    '"신청 버튼을 더 크고 빨갛게 해 주세요." 이 요구사항 뒤에 있을 수 있는 문제는?',
    '"신청 버튼을 더 크고 빨갛게 해 주세요."',
    '이 요구사항 뒤에 있을 수 있는 문제는?',
  ],
  ['이 결과를 어떻게 읽어야 할까요?', '이 결과를', '어떻게 읽어야 할까요?'],
  ['이것은 **직장 내 괴롭힘**일 수 있을까요?', '이것은', '직장 내 괴롭힘일 수 있을까요?'],
  ['발견한 날부터 한 주 동안 할 일을 쓰세요.', '발견한 날부터 한 주 동안', '할 일을 쓰세요.'],
  ['이 표에서 일어날 수 있는 이상 현상을 드세요.', '이 표에서 일어날 수 있는', '이상 현상을 드세요.'],
  [
    '성과가 낮은 팀원에게 "다음 달까지만 나오세요"라고 말하면?',
    '성과가 낮은 팀원에게',
    '"다음 달까지만 나오세요"라고 말하면?',
  ],
  ['그 정책이 성공했다고 볼 수 있는지 논해 보세요.', '그 정책이', '성공했다고 볼 수 있는지 논해 보세요.'],
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

test.each([
  ['a heading', '# 문제\n왜 하늘은 파랄까요?', '왜 하늘은 파랄까요?'],
  ['a quotation', '> "불편하시죠?"\n\n이 질문은 무엇이 문제일까요?', '이 질문은 무엇이 문제일까요?'],
  ['code', '```sql\nselect 1?\n```\n왜 느릴까요, 이 질의는?', '왜 느릴까요, 이 질의는?'],
  ['a picture', '![그림](https://a.example/b.png) 그래프가 꺾이는 까닭은?', '그래프가 꺾이는 까닭은?'],
  ['a tag', '<u>왜</u> 하늘은 아침에 붉을까요?', '왜 하늘은 아침에 붉을까요?'],
  ['a label', '(가) 다음을 읽고 물음에 답하세요. (나) 이 글의 자유란 무엇일까요?', '이 글의 자유란 무엇일까요?'],
  [
    'what leans on the sentence before',
    '눈이 녹습니다. 그런데 영하 30도에서는 왜 소용이 없을까요?',
    '영하 30도에서는 왜 소용이 없을까요?',
  ],
  ['long code', '`SELECT * FROM orders WHERE id = 1`가 느려지는 까닭은?', 'SELECT…가 느려지는 까닭은?'],
  ['short code', '`useMemo`는 언제 쓰나요, 그리고 왜?', 'useMemo는 언제 쓰나요, 그리고 왜?'],
  [
    'a formula after its name',
    '오일러의 식 $P = \\pi^2 EI / (KL)^2$에서 무엇이 클까요?',
    '오일러의 식에서 무엇이 클까요?',
  ],
  ['a set-off formula', '다음 식 $$\\int_0^1 x dx$$의 값은 얼마일까요?', '다음 식의 값은 얼마일까요?'],
  ['a formula alone', '$\\sum_{i=1}^{n} i = n$ 임을 보이고 설명하세요.', '이 식임을 보이고 설명하세요.'],
  ['an address', 'https://a.example/b/c 를 읽고 요약해 보세요.', 'a.example를 읽고 요약해 보세요.'],
])('%s is no headline', (_, question, sentence) => {
  const { lead, rest } = coverWords(question, null);
  expect(`${lead} ${rest}`.trim()).toBe(sentence);
});

test.each([
  ['1945. 8. 15. 광복은 왜 하루 만에 알려지지 않았을까요?', '1945. 8. 15. 광복은 왜 하루 만에 알려지지 않았을까요?'],
  ['$5짜리가 $10보다 많이 팔리는 까닭은?', '$5짜리가 $10보다 많이 팔리는 까닭은?'],
  ['`List`와 List<T>는 무엇이 다를까요?', 'List와 List<T>는 무엇이 다를까요?'],
])('dates, prices and signs of %s stand on the cover', (question, sentence) => {
  const { lead, rest } = coverWords(question, null);
  expect(`${lead} ${rest}`.trim()).toBe(sentence);
});

test.each(['', '   ', '$$x$$', '```\na\n```'])('of %j there is nothing to show', (question) => {
  expect(coverWords(question, null)).toEqual({ lead: '', rest: '' });
});

test('a question of a word or two comes with what it asks about', () => {
  expect(coverWords('캐시를 두어도 느릴 때가 있습니다. 언제일까요?', null)).toEqual({
    lead: '캐시를 두어도 느릴 때가',
    rest: '있습니다. 언제일까요?',
  });
});

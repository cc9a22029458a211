import { expect, test } from 'vitest';
import { questionsIn } from './pasted.ts';

const questions = (text: string) => questionsIn(text).map(({ question }) => question);

test('each line is a quiz, without its number and whatever ends the line', () => {
  expect(questions('1. 하나일까요?\r\n2) 둘일까요?\n\n  - 셋일까요?\rQ4. 넷일까요?\n• 다섯일까요?')).toEqual([
    '하나일까요?',
    '둘일까요?',
    '셋일까요?',
    '넷일까요?',
    '다섯일까요?',
  ]);
});

test('a line of 답: is the model answer of the question before it, several are one; 주제: is its topic', () => {
  expect(questionsIn('왜 그럴까요?\n주제: 까닭\n답: 까닭이 있어요.\n모범답안： 둘이에요.\n다음은요?')).toEqual([
    { question: '왜 그럴까요?', modelAnswer: '까닭이 있어요.\n둘이에요.', topic: '까닭' },
    { question: '다음은요?', modelAnswer: '', topic: '' },
  ]);
});

test('numbers and dashes that belong to the question stay', () => {
  expect(questions('2026년에는?\n3.5배가 되면?\n-1은 왜 홀수일까요?')).toEqual([
    '2026년에는?',
    '3.5배가 되면?',
    '-1은 왜 홀수일까요?',
  ]);
});

test('an answer before any question is a question: nothing pasted is lost', () => {
  expect(questions('답: 먼저 왔어요')).toEqual(['답: 먼저 왔어요']);
  expect(questionsIn(' \n ')).toEqual([]);
});

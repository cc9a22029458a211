// @vitest-environment jsdom
import type { ChatbotAnswer } from '@dure/contract/assistance/chatbot/chatbot.views';
import { signsOf, typedText } from '@dure/contract/markdown/typed-text.test-help';
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerView } from './AnswerView.tsx';

test('no figure and no sign of an answer is left out or another: sentences, things that they are about, sources', () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const answer: ChatbotAnswer = {
        answerState: 'ANSWERED',
        isBuiltIn: true,
        notice: null,
        leftToday: 1,
        sentences: [{ text: typed, sources: [] }],
        items: [{ title: typed, detail: typed, path: '/quiz/1' }],
        sources: [{ no: 1, title: typed, path: '/quiz' }],
      };
      const { container } = render(<AnswerView answer={answer} />);
      expect(signsOf(container.textContent)).toBe(signsOf(`${typed}${typed}${typed}›1${typed}`));
      cleanup();
    }),
    { numRuns: 100 },
  );
});

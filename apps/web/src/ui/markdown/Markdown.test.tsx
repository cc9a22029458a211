// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Markdown } from './Markdown.tsx';

test('until it can be drawn a text stands in plain words and in its paragraphs, then with its marks meant', async () => {
  const arrival = Promise.withResolvers<undefined>();
  vi.doMock('./render-markdown.ts', async (original) => {
    await arrival.promise;
    return original();
  });
  const { container } = render(<Markdown text={'**선택도(selectivity)**가\n\n`a_b`보다 낮은가요?'} />);
  const paragraphs = () => [...container.querySelectorAll('.markdown > p')].map(({ textContent }) => textContent);
  expect(paragraphs()).toEqual(['선택도(selectivity)가', 'a_b보다 낮은가요?']);
  await act(async () => arrival.resolve(undefined));
  expect(await screen.findByText('선택도(selectivity)')).toHaveProperty('tagName', 'STRONG');
  expect(paragraphs()).toEqual(['선택도(selectivity)가', 'a_b보다 낮은가요?']);
});

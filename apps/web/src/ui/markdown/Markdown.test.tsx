// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { LoadFailure } from '../../kernel/lazy/load-failure.ts';
import { createStore } from '../../kernel/store.ts';
import { AsTyped } from './AsTyped.tsx';
import { blocksOf } from './blocks-of.ts';
import { BlocksOnServer } from './blocks-on-server.ts';
import { Markdown, type MarkdownProps } from './Markdown.tsx';
import { markingOf } from './marking/marking.ts';

test('until it can be drawn a text keeps its room in its paragraphs, and no mark is seen as a sign', async () => {
  const arrival = Promise.withResolvers<undefined>();
  vi.doMock('./render-markdown.ts', async (original) => {
    await arrival.promise;
    return original();
  });
  // Another file may have brought the renderer.
  vi.resetModules();
  const { Markdown } = await import('./Markdown.tsx');
  const { container } = render(
    <>
      <Markdown text={'**선택도(selectivity)**가\n\n`a_b`보다 낮은가요?'} />
      <Markdown text="1945. 8. 15.는 - 언제?" />
    </>,
  );
  const paragraphs = () => [...container.querySelectorAll('.markdown > p')].map(({ textContent }) => textContent);
  const isUnseen = () =>
    [...container.querySelectorAll('.markdown')].map(({ classList }) => classList.contains('invisible'));
  const PLAIN = '1945. 8. 15.는 - 언제?';
  expect(paragraphs()).toEqual(['**선택도(selectivity)**가', '`a_b`보다 낮은가요?', PLAIN]);
  expect(isUnseen()).toEqual([true, false]);
  await act(async () => arrival.resolve(undefined));
  expect(await screen.findByText('선택도(selectivity)')).toHaveProperty('tagName', 'STRONG');
  expect(paragraphs()).toEqual(['선택도(selectivity)가', 'a_b보다 낮은가요?', PLAIN]);
  expect(isUnseen()).toEqual([false, false]);
});

/** As the server sends them, taken over by the browser. */
async function takeOver(...texts: readonly (string | MarkdownProps)[]) {
  const page = texts.map((text, index) => <Markdown key={index} {...(typeof text === 'string' ? { text } : text)} />);
  document.body.innerHTML = `<div id="root">${renderToString(<BlocksOnServer value={blocksOf}>{page}</BlocksOnServer>)}</div>`;
  const place = document.getElementById('root')!;
  const came = [...place.children];
  const root = await act(async () => hydrateRoot(place, page));
  return { came, place, root };
}

test('what the server rendered whole stays, what the browser adds to is rendered in its turn', async () => {
  const { came, place } = await takeOver('**왜** 하나요?', '[문서](/quiz)와 $x$');
  expect(await screen.findByRole('link', { name: '문서' })).toBeTruthy();
  expect([...place.children].map((text, index) => text === came[index])).toEqual([true, false]);
});

const passages = [{ text: '행이 적을 때', sign: '1', label: '근거 1' }];
const WORDS = '인덱스는 **행이 적을 때** 이롭다.\n\n값은 $x$ 이다.\n\n```sql\nselect 1\n```\n\n|가|\n|---|';

test('what the server rendered whole is finished where it stands: formulas, code, marked words and passages', async () => {
  const { came, place } = await takeOver({ text: WORDS, marking: markingOf(['인덱스'], passages) });
  await waitFor(() => expect(place.querySelector('.katex')).toBeTruthy());
  await waitFor(() => expect(place.querySelector('.hljs-keyword')).toBeTruthy());
  expect(place.querySelector('mark')!.textContent).toBe('인덱스');
  expect(screen.getByRole('note', { name: '근거 1' }).previousElementSibling!.textContent).toBe('행이 적을 때');
  expect(place.firstElementChild).toBe(came[0]);
  const frames = [...place.querySelectorAll('[tabindex]')].map(({ tagName, className }) => [tagName, className]);
  expect(frames).toEqual([
    ['PRE', ''],
    ['DIV', 'markdown-table'],
  ]);
});

test('other marks of a text that came rendered are shown instead of those before', async () => {
  const { root } = await takeOver({ text: WORDS, marking: markingOf(['인덱스']) });
  await screen.findByText('인덱스', { selector: 'mark' });
  await act(async () => root.render([<Markdown key={0} text={WORDS} marking={markingOf(['이롭다'])} />]));
  expect(await screen.findByText('이롭다', { selector: 'mark' })).toBeTruthy();
  expect(screen.queryByText('인덱스', { selector: 'mark' })).toBeNull();
});

test('a text that changes and changes back is shown each time', async () => {
  const { root } = await takeOver('**왜** 하나요?');
  await act(async () => root.render([<Markdown key={0} text="*이렇게*" />]));
  expect((await screen.findByText('이렇게')).tagName).toBe('EM');
  await act(async () => root.render([<Markdown key={0} text="**왜** 하나요?" />]));
  expect((await screen.findByText('왜')).tagName).toBe('STRONG');
});

test('where words are marked, the next text is drawn at once after a sign of somebody, and nothing is fetched before', async () => {
  vi.resetModules();
  const fetched = vi.fn();
  vi.doMock('./render-markdown.ts', async (original) => {
    fetched();
    return original();
  });
  const { Markdown: Fresh } = await import('./Markdown.tsx');
  const { BlocksOnServer: FreshBlocks } = await import('./blocks-on-server.ts');
  const marking = markingOf(['인덱스']);
  const textOf = (text: string) => <Fresh text={text} marking={marking} />;
  const markup = renderToString(<FreshBlocks value={blocksOf}>{textOf('인덱스는 *이롭다*.')}</FreshBlocks>);
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  const root = await act(async () => hydrateRoot(document.getElementById('root')!, textOf('인덱스는 *이롭다*.')));
  await screen.findByText('인덱스', { selector: 'mark' });
  expect(fetched).not.toHaveBeenCalled();
  await act(async () => {
    dispatchEvent(new Event('pointermove'));
    await vi.dynamicImportSettled();
  });
  act(() => root.render(textOf('인덱스가 **느리다**.')));
  expect(screen.getByText('느리다').tagName).toBe('STRONG');
});

test('where its marks cannot be read a text is seen as it was typed', () => {
  const failure = createStore<LoadFailure | undefined>(undefined);
  const { container } = render(<AsTyped text="**선택도**가" failure={failure} />);
  const shown = container.querySelector('.markdown')!;
  expect(shown.classList.contains('invisible')).toBe(true);
  act(() => failure.set('away'));
  expect([shown.classList.contains('invisible'), shown.textContent]).toEqual([false, '**선택도**가']);
});

// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { replayInput } from './input-replay.ts';

let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

function Part() {
  const place = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [count, setCount] = useState('0');
  useLayoutEffect(() => replayInput(place.current!), []);
  return (
    <div ref={place}>
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
      <input value={count} onChange={({ target }) => setCount(target.value)} />
      <p>{`${text}, ${count}`}</p>
    </div>
  );
}

test('what was typed before a part was taken over is in the form, and stands in the field as it was typed', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Part />)}</div>`;
  const [text, count] = screen.getAllByRole<HTMLInputElement>('textbox');
  text!.value = '하';
  count!.value = '5';
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, <Part />);
  });
  expect(screen.getByText('하, 5')).toBeTruthy();
  expect([text!.value, count!.value]).toEqual(['하', '5']);
});

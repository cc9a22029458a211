// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Button } from './Button.tsx';
import { useCopy } from './use-copy.ts';

function Copying() {
  const copy = useCopy();
  return <Button onPress={() => copy('7K4-P29')}>복사</Button>;
}
const press = async (clipboard: unknown) => {
  const { user } = show(<Copying />, {});
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  await user.click(screen.getByRole('button', { name: '복사' }));
};

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test('what is on the clipboard is said to be there', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  await press({ writeText });
  expect(await screen.findByText('복사했어요.')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('7K4-P29');
});

test.each([
  ['refuses', { writeText: () => Promise.reject(new Error('no')) }],
  ['has none', undefined],
])('a browser that %s says how to go on', async (_, clipboard) => {
  await press(clipboard);
  expect(await screen.findByText('복사하지 못했어요. 직접 골라서 복사해 주세요.')).toBeTruthy();
});

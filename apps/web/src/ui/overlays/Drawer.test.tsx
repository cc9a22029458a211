// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../buttons/Button.tsx';
import { Drawer } from './Drawer.tsx';

function Sample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>열기</Button>
      <p>뒤에 있는 글</p>
      <Drawer title="전체 메뉴" isOpen={isOpen} onClose={() => setOpen(false)} footer={<Button>로그아웃</Button>}>
        <a href="/quiz">퀴즈클럽</a>
      </Drawer>
    </>
  );
}

async function open() {
  render(<Sample />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '열기' }));
  return { user, drawer: await screen.findByRole('dialog', { name: '전체 메뉴' }) };
}

it('is named by its title and holds its content and what stays at its bottom', async () => {
  const { drawer } = await open();
  expect(drawer.contains(screen.getByRole('link', { name: '퀴즈클럽' }))).toBe(true);
  expect(drawer.contains(screen.getByRole('button', { name: '로그아웃' }))).toBe(true);
});

it('takes the focus in and keeps it, and the page behind is out of reach', async () => {
  const { user, drawer } = await open();
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  for (let step = 0; step < 5; step += 1) {
    await user.tab();
    expect(drawer.contains(document.activeElement)).toBe(true);
  }
  expect(screen.queryByRole('button', { name: '열기' })).toBeNull();
});

it.each([
  ['Escape', ({ user }: Awaited<ReturnType<typeof open>>) => user.keyboard('{Escape}')],
  [
    'its button',
    ({ user }: Awaited<ReturnType<typeof open>>) => user.click(screen.getByRole('button', { name: '닫기' })),
  ],
])('is closed by %s, and the focus goes back to what opened it', async (_, close) => {
  await close(await open());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '열기' })));
});

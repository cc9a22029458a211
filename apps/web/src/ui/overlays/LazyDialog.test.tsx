// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

const fetched = vi.fn();
vi.mock('./Dialog.tsx', async (original) => {
  fetched();
  return original();
});
// Files share their modules: an earlier one may have fetched what is to be fetched here.
vi.resetModules();
const { Button } = await import('../buttons/Button.tsx');
const { LazyDialog } = await import('./LazyDialog.tsx');

function Sample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>읽는 글</p>
      <Button onPress={() => setOpen(true)}>링크 넣기</Button>
      <LazyDialog title="링크" isOpen={isOpen} onClose={() => setOpen(false)}>
        <input aria-label="주소" />
      </LazyDialog>
    </>
  );
}

it('is fetched by the first press, wherever it is, and then behaves as every dialog: focus in, Escape, focus back', async () => {
  render(<Sample />);
  const user = userEvent.setup();
  expect(fetched).not.toHaveBeenCalled();
  await user.click(screen.getByText('읽는 글'));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();

  const opener = screen.getByRole('button', { name: '링크 넣기' });
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '링크' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

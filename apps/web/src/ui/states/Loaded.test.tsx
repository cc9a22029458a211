// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Loaded, type Fetched } from './Loaded.tsx';

const nothing: Fetched<string> = { data: undefined, error: null, isFetching: true, refetch: () => undefined };
const show = (part: Partial<Fetched<string>>) =>
  render(
    <Loaded from={{ ...nothing, ...part }} skeleton={<p>자리</p>}>
      {(data) => <p>{data}</p>}
    </Loaded>,
  );

it('shows the skeleton until something is here, and then that', () => {
  show({});
  expect(screen.getByText('자리')).toBeTruthy();
  cleanup();
  show({ data: '온 것' });
  expect(screen.getByText('온 것')).toBeTruthy();
  expect(screen.queryByText('자리')).toBeNull();
});

it('says why nothing came, and tries again when asked to', async () => {
  const refetch = vi.fn<() => void>();
  show({ error: new Error('연결이 끊겼어요.'), isFetching: false, refetch });
  expect(screen.getByRole('alert').textContent).toContain('연결이 끊겼어요.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('keeps what was there in sight when fetching it again fails', () => {
  show({ data: '온 것', error: new Error('연결이 끊겼어요.') });
  expect(screen.getByText('온 것')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

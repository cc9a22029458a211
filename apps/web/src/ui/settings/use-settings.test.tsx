// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSettings } from './use-settings.ts';

const OLD = { name: '두레', color: 'Blue' };

function typing() {
  const { result, rerender } = renderHook(({ kept }) => useSettings(kept), { initialProps: { kept: OLD } });
  act(() => result.current.change({ name: '두레대' }));
  return { its: () => result.current, keep: (kept: typeof OLD) => rerender({ kept }) };
}

test('what somebody else changes in another field stands there, and overtakes nothing', () => {
  const { its, keep } = typing();
  keep({ name: '두레', color: 'Green' });
  expect(its()).toMatchObject({ form: { name: '두레대', color: 'Green' }, changes: ['name'], isOvertaken: false });
});

test('the same field is not written over without a word; whoever was told keeps what they typed', () => {
  const { its, keep } = typing();
  keep({ name: '두레 대학교', color: 'Blue' });
  expect(its()).toMatchObject({ form: { name: '두레대' }, isOvertaken: true });
  act(() => its().keepTyped());
  expect(its()).toMatchObject({ form: { name: '두레대' }, changes: ['name'], isOvertaken: false });
});

test('a field that is typed over after somebody else changed it is not overtaken', () => {
  const { its, keep } = typing();
  keep({ name: '두레', color: 'Green' });
  act(() => its().change({ color: 'Red' }));
  expect(its()).toMatchObject({ changes: ['name', 'color'], isOvertaken: false });
});

test('where both wrote the same there is nothing left to save', () => {
  const { its, keep } = typing();
  keep({ name: '두레대', color: 'Blue' });
  expect(its()).toMatchObject({ changes: [], isOvertaken: false });
});

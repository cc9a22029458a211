// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import { PdfPage } from './PdfPage.tsx';

afterEach(() => vi.restoreAllMocks());

const open = () =>
  show(
    <PdfPage fileKey="4-1" pageNo={1} quote="" zoom={100} />,
    { 'GET /api/v1/download/files': () => ({ status: 503, code: '0503', message: '' }) },
    'member',
  );

test.each([
  [true, '문서를 보여 주지 못했어요. 읽은 글로 볼 수 있어요.'],
  [false, '이 파일은 이 기기에 없어요. 인터넷에 연결되면 보여 드릴게요.'],
])('a document that does not come says why, with a network (%s) or without', async (isOnline, sentence) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  open();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

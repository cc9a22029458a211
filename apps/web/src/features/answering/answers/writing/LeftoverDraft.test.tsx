// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { startSession } from '../../../../kernel/session.ts';
import { bootOf } from '../../../../testing/boot.ts';
import { UiProvider } from '../../../../ui/UiProvider.tsx';
import { LeftoverDraft } from './LeftoverDraft.tsx';

test('what the server renders of it holds no button, whatever a clipboard the browser has', () => {
  startSession(bootOf('member'));
  vi.stubGlobal('navigator', { ...navigator, clipboard: {} });
  const html = renderToString(
    <UiProvider>
      <LeftoverDraft address={{ club: 1, quiz: 2 }} step="final" kept="남은 글" submitted={undefined} />
    </UiProvider>,
  );
  expect(html).toContain('제출하지 않은 글이 남아 있어요');
  expect(html).not.toContain('<button');
});

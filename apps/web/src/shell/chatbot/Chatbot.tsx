import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { isInside, useSession, useTenant } from '../../kernel/session.ts';
import { NativeButton } from '../../ui/buttons/NativeButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePanel } from '../../ui/overlays/use-panel.ts';
import { chatbotText as text } from './chatbot.text.ts';

const ChatbotPanel = lazy(() => import('./ChatbotPanel.tsx').then((module) => module.ChatbotPanel), {
  failure: 'popover',
});

/** The way to the chatbot, a place of the header like the bell; all else of it comes late. */
export function Chatbot() {
  const session = useSession();
  const { chatbotUseYn } = useTenant();
  const { isOpen, trigger, close, buttonProps } = usePanel(ChatbotPanel.preload);
  if (!isInside(session) || chatbotUseYn === 'NO') return null;
  // A frame that goes takes the focus along, and nothing outside of it is told.
  const leave = () => {
    flushSync(close);
    trigger.current?.focus();
  };
  return (
    <>
      <NativeButton
        {...buttonProps}
        aria-label={text.open}
        className="flex h-11 min-w-11 flex-none items-center justify-center gap-1.5 rounded-control font-medium whitespace-nowrap text-ink-2 transition-colors hover:bg-sunken hover:text-ink desktop:h-10 desktop:min-w-10 wide:px-2.5"
      >
        <Icon name="help" size={20} />
        <span className="max-wide:hidden">{text.launch}</span>
      </NativeButton>
      <Suspense>{isOpen && <ChatbotPanel onClose={leave} />}</Suspense>
    </>
  );
}

import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../../kernel/parts/lazy-part.tsx';
import { isInside, useSession, useTenant } from '../../kernel/session.ts';
import { PressButton } from '../../ui/buttons/PressButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePanel } from '../../ui/overlays/use-panel.ts';
import { chatbotText as text } from './chatbot.text.ts';

const ChatbotPanel = lazyPart(() => import('./ChatbotPanel.tsx').then((module) => module.ChatbotPanel), 'over');

/** The way to the chatbot, over the lower right corner and above what is docked there; all else of it comes late. */
export function Chatbot() {
  const session = useSession();
  const { chatbotUseYn } = useTenant();
  const { isOpen, trigger, close, buttonProps } = usePanel(ChatbotPanel.load);
  if (!isInside(session) || chatbotUseYn === 'NO') return null;
  // A frame that goes takes the focus along, and nothing outside of it is told.
  const leave = () => {
    flushSync(close);
    trigger.current?.focus();
  };
  return (
    <>
      <PressButton
        {...buttonProps}
        data-chatbot=""
        aria-label={text.open}
        className="fixed right-4 z-header flex h-13 min-w-13 items-center justify-center gap-2 rounded-full border border-line-strong bg-surface font-semibold shadow-float transition-colors hover:bg-sunken desktop:right-6 desktop:px-5"
      >
        <Icon name="comment" size={20} />
        <span className="max-desktop:hidden">{text.launch}</span>
      </PressButton>
      <Suspense>{isOpen && <ChatbotPanel onClose={leave} />}</Suspense>
    </>
  );
}

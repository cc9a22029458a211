import { useEffect, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { chatbotText as text } from './chatbot.text.ts';
import { chosenSize, keepSize, openingSize, roomIn, type Size } from './chatbot-size.ts';
import { ChatbotEdge } from './ChatbotEdge.tsx';
import { useChatbotFrame } from './use-chatbot-frame.ts';

function useSize() {
  const [room, setRoom] = useState(() => roomIn(window));
  const [size, setSize] = useState(() => openingSize(room));
  useEffect(() => {
    const look = () => setRoom(roomIn(window));
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  const shown: Size = { width: Math.min(size.width, room.width), height: Math.min(size.height, room.height) };
  const change = (wanted: Size, isFinal: boolean) => {
    const chosen = chosenSize(wanted, room);
    setSize(chosen);
    if (isFinal) keepSize(chosen);
  };
  return { room, size: shown, change };
}

/**
 * The chatbot over the page, which does not scroll meanwhile. On a phone it fills the window; elsewhere it is in the
 * lower right corner and resized at its left and top edges. A click beside it does not close it.
 */
export function ChatbotPanel({ onClose }: { readonly onClose: () => void }) {
  const { room, size, change } = useSize();
  // The frame takes no part meanwhile: a pointer that is quick enters it before the edge has hold of it.
  const [isHeld, setHeld] = useState(false);
  const { failure, begin, frameProps } = useChatbotFrame(onClose);
  return (
    <ModalOverlay isOpen onOpenChange={onClose} className="fixed inset-0 z-chatbot">
      <Modal
        style={{ width: size.width, height: size.height }}
        className="fixed overflow-hidden border-line-strong bg-surface text-ink shadow-float max-desktop:inset-0 max-desktop:h-full! max-desktop:w-full! desktop:right-6 desktop:bottom-6 desktop:rounded-card desktop:border"
      >
        <Dialog className="flex h-full flex-col outline-none">
          <div className="flex h-14 flex-none items-center gap-2 border-b border-line pr-2 pl-5">
            <Heading slot="title" level={2} className="flex-none text-base font-bold">
              {text.title}
            </Heading>
            <p className="min-w-0 truncate text-sm text-ink-3">{text.lead}</p>
            <span className="ml-auto">
              <IconButton label={text.close} icon="close" onPress={onClose} />
            </span>
          </div>
          {failure && <ErrorState title={text.failed} error={failure} onRetry={begin} />}
          {!failure && !frameProps && <Waiting />}
          {frameProps && (
            <iframe
              {...frameProps}
              sandbox={frameProps.sandbox}
              title={text.title}
              className={cx('min-h-0 w-full flex-1 bg-surface', isHeld && 'pointer-events-none')}
            />
          )}
          <ChatbotEdge side="height" {...{ size, room }} onHold={setHeld} onChange={change} />
          <ChatbotEdge side="width" {...{ size, room }} onHold={setHeld} onChange={change} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

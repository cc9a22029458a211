import { useNavigate } from '@tanstack/react-router';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { interruption, type Interruption } from '../kernel/interruptions.ts';
import { useStore } from '../kernel/store.ts';
import { Button } from '../ui/Button.tsx';
import { shellText } from './shell.text.ts';

const text = shellText.interruption;

interface Manner {
  readonly explanation?: string;
  readonly secondary?: string;
  readonly primary: string;
}
const manners: Record<Interruption['kind'], Manner> = {
  unauthenticated: { explanation: text.kept, secondary: text.stay, primary: shellText.login },
  login: { explanation: text.comeBack, secondary: shellText.close, primary: shellText.login },
  forbidden: { primary: text.goHome },
  notice: { primary: text.confirm },
};

/** The one dialog for what stops a person: log-in asked for, session over, no permission, a sentence to read. */
export function InterruptionDialog() {
  const current = useStore(interruption);
  const navigate = useNavigate();
  if (current === null) return null;
  const { explanation, secondary, primary } = manners[current.kind];

  const close = () => {
    interruption.set(null);
    if (current.kind === 'forbidden') void navigate({ to: '/' });
  };
  const accept = () => {
    close();
    if (current.kind === 'unauthenticated' || current.kind === 'login') {
      const { pathname, search } = location;
      void navigate({ to: '/account/login', search: { redirect_url: current.returnTo ?? pathname + search } });
    }
  };
  return (
    <ModalOverlay
      isOpen
      onOpenChange={close}
      className="fixed inset-0 z-modal grid place-items-center bg-backdrop p-4 transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal className="w-full max-w-100 rounded-card border border-line bg-surface shadow-float">
        <Dialog role="alertdialog" className="flex flex-col gap-2 p-6">
          <Heading slot="title" level={2} className="text-lg font-semibold whitespace-pre-line">
            {current.message}
          </Heading>
          {explanation !== undefined && <p className="text-ink-2">{explanation}</p>}
          <div className="mt-4 flex justify-end gap-2">
            {secondary !== undefined && <Button onPress={close}>{secondary}</Button>}
            <Button variant="primary" onPress={accept} autoFocus>
              {primary}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

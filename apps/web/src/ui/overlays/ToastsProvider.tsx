import { useCallback, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../kernel/hydration/use-hydrated.ts';
import { Toast } from './Toast.tsx';
import { ToastsContext, type ToastRequest } from './toasts.ts';
import { uiText } from '../ui.text.ts';

interface Shown extends ToastRequest {
  readonly id: number;
}

/**
 * The newest three; they stand over dialogs and are read out from there too. They are placed over the header. Docks,
 * buttons of dialogs and submit buttons are below, so that no message covers the next step.
 */
export function ToastsProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const count = useRef(0);
  // The server knows no portals, and nothing to tell yet.
  const isHydrated = useHydrated();
  const show = useCallback((request: ToastRequest) => {
    const id = count.current++;
    setToasts((shown) => [...shown.slice(-2), { ...request, id }]);
  }, []);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return (
    <ToastsContext value={show}>
      {children}
      {isHydrated &&
        createPortal(
          <div
            data-toasts=""
            role="region"
            aria-label={uiText.toast.region}
            aria-live="polite"
            data-react-aria-top-layer="true"
            className="pointer-events-none fixed inset-x-0 top-0 z-toast flex flex-col items-center gap-2 px-4 pt-[max(0.25rem,env(safe-area-inset-top))]"
          >
            {toasts.map(({ id, ...toast }) => (
              <Toast key={id} {...toast} onClose={() => close(id)} />
            ))}
          </div>,
          document.body,
        )}
    </ToastsContext>
  );
}

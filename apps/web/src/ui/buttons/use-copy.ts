import { useToast } from '../overlays/toasts.ts';
import { uiText } from '../ui.text.ts';
import { copyText } from './copy-text.ts';

const text = uiText.copying;

/** Puts a text on the clipboard, and says whether it is there. */
export function useCopy(): (value: string) => void {
  const toast = useToast();
  return (value) =>
    void copyText(value).then((isCopied) =>
      toast(isCopied ? { message: text.copied, tone: 'good' } : { message: text.failed, tone: 'bad' }),
    );
}

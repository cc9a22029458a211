import { useToast } from '../../../../ui/overlays/toasts.ts';
import { membersText } from '../people/members.text.ts';

const text = membersText.code;

/** Puts a text on the clipboard, and says so. */
export function useCopy(): (value: string) => void {
  const toast = useToast();
  return (value) =>
    void navigator.clipboard.writeText(value).then(
      () => toast({ message: text.copied, tone: 'good' }),
      () => toast({ message: text.failed, tone: 'bad' }),
    );
}

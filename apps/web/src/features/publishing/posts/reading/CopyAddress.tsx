import { Button } from '../../../../ui/buttons/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { postsText as text } from '../posts.text.ts';

/** Copies the address of the page. */
export function CopyAddress({ className = '' }: { readonly className?: string }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}${location.pathname}`).then(
      () => toast({ message: text.copied, tone: 'good' }),
      () => toast({ message: text.notCopied, tone: 'bad' }),
    );
  return (
    <Button variant="ghost" aria-label={text.copy} onPress={() => void copy()} className={className}>
      <Icon name="link" size={20} />
      <span aria-hidden="true">{text.address}</span>
    </Button>
  );
}

import { Button } from '../../../../ui/buttons/Button.tsx';
import { useCopy } from '../../../../ui/buttons/use-copy.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { postsText as text } from '../posts.text.ts';

/** Copies the address of the page. */
export function CopyAddress({ className = '' }: { readonly className?: string }) {
  const copy = useCopy();
  return (
    <Button
      variant="ghost"
      aria-label={text.copy}
      onPress={() => copy(`${location.origin}${location.pathname}`)}
      className={className}
    >
      <Icon name="link" size={20} />
      <span aria-hidden="true">{text.address}</span>
    </Button>
  );
}

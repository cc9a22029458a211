import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';
import { calendarFeedText as text } from './calendar-feed.text.ts';

/** The address of the own calendar, to be copied. */
export function FeedAddress({ address }: { readonly address: string }) {
  const toast = useToast();
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => toast({ message: text.copied }),
      () => undefined,
    );
  return (
    <TextField
      label={text.address}
      value={address}
      isReadOnly
      description={text.once}
      end={'clipboard' in navigator && <IconButton icon="copy" label={text.copy} onPress={copy} />}
    />
  );
}

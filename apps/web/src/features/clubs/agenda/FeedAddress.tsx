import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useCanCopy } from '../../../ui/buttons/use-can-copy.ts';
import { useCopy } from '../../../ui/buttons/use-copy.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { calendarFeedText as text } from './calendar-feed.text.ts';

/** The address of the own calendar, to be copied. */
export function FeedAddress({ address }: { readonly address: string }) {
  const canCopy = useCanCopy();
  const copy = useCopy();
  return (
    <TextField
      label={text.address}
      value={address}
      isReadOnly
      description={text.once}
      end={canCopy && <IconButton icon="copy" label={text.copy} onPress={() => copy(address)} />}
    />
  );
}

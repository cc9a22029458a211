import { Dialog } from '../../../ui/Dialog.tsx';
import { clubsText } from './clubs.text.ts';
import { JoinByCode, type JoinByCodeProps } from './JoinByCode.tsx';

export function JoinByCodeDialog(props: JoinByCodeProps) {
  return (
    <Dialog title={clubsText.join.title} size="small" isOpen onClose={props.onDone}>
      <JoinByCode {...props} />
    </Dialog>
  );
}

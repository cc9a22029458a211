import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { clubsText } from '../cards/clubs.text.ts';
import { JoinByCode, type JoinByCodeProps } from './JoinByCode.tsx';

export function JoinByCodeDialog(props: JoinByCodeProps) {
  return (
    <Dialog title={clubsText.joinByCode} size="small" isOpen onClose={props.onDone}>
      <JoinByCode {...props} />
    </Dialog>
  );
}

import { useMemo } from 'react';
import { saveBlob } from '../../../../kernel/calls/download.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { qrCodeOf, qrPng, qrSvg } from '../../../../ui/qr/qr-code.ts';
import { QrPicture } from '../../../../ui/qr/QrPicture.tsx';
import { membersText } from '../people/members.text.ts';

const text = membersText.qr;

export interface QrDialogProps {
  readonly clubName: string;
  readonly code: string;
  /** The address that opens joining with the code filled in. */
  readonly link: string;
  readonly onClose: () => void;
}

/** The invitation as a QR code: to show, to save, or to print and put up. */
export function QrDialog({ clubName, code, link, onClose }: QrDialogProps) {
  const toast = useToast();
  const qr = useMemo(() => qrCodeOf(link), [link]);
  const savePng = async () => {
    try {
      saveBlob(await qrPng(qr), `${text.fileName(clubName)}.png`);
    } catch {
      toast({ message: text.failed, tone: 'bad' });
    }
  };
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      size="small"
      closesOnBackdrop
      actions={
        <>
          <Button onPress={() => window.print()}>{text.print}</Button>
          <Button icon="download" onPress={() => saveBlob(qrSvg(qr), `${text.fileName(clubName)}.svg`)}>
            {text.svg}
          </Button>
          <Button variant="primary" icon="download" onPress={() => void savePng()}>
            {text.png}
          </Button>
        </>
      }
    >
      <div data-print-sheet className="flex flex-col items-center gap-3 text-center">
        <p className="text-lg font-bold">{clubName}</p>
        <QrPicture label={text.picture(clubName)} text={link} className="w-60" />
        <p>
          <span className="text-sm text-ink-3">{text.code}</span>{' '}
          <span className="font-mono text-lg font-bold tracking-wider select-all">{code}</span>
        </p>
        <p className="text-sm break-all text-ink-3">{link}</p>
        <p className="text-sm text-ink-2">{text.body}</p>
      </div>
    </Dialog>
  );
}

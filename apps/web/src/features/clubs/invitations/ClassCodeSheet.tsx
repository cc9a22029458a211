import type { ClassCode } from '@dure/contract/clubs/invitations/class-codes.endpoints';
import { useTenant } from '../../../kernel/session.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { QrPicture } from '../../../ui/qr/QrPicture.tsx';
import { classCodeLink } from './class-code-link.ts';
import { classCodesText } from './class-codes.text.ts';

const text = classCodesText.sheet;

export interface ClassCodeSheetProps {
  readonly classCode: ClassCode;
  readonly onClose: () => void;
}

/** One page to hand out: code, QR and three steps. */
export function ClassCodeSheet({ classCode: { name, code, validUntil, needsList }, onClose }: ClassCodeSheetProps) {
  const { tenantName } = useTenant();
  const link = classCodeLink(code);
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      closesOnBackdrop
      actions={
        <>
          <Button onPress={onClose}>{text.close}</Button>
          <Button variant="primary" onPress={() => window.print()}>
            {text.print}
          </Button>
        </>
      }
    >
      <div data-print-sheet className="flex flex-col items-center gap-4 text-center">
        <div>
          <p className="text-ink-2">{tenantName}</p>
          <p className="text-lg font-bold">{name}</p>
        </div>
        <QrPicture label={link} text={link} className="w-60" />
        <p className="font-mono text-2xl font-bold tracking-wider select-all">{code}</p>
        <ol className="flex w-full list-decimal flex-col gap-1.5 pl-6 text-left break-keep">
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-sm break-all text-ink-2">{link}</p>
        <p className="text-sm text-ink-3">
          <DateText date={validUntil} />
          {classCodesText.until}
          {needsList && ` · ${classCodesText.needsList}`}
        </p>
      </div>
    </Dialog>
  );
}

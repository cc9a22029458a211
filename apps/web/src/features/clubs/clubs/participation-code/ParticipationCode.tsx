import { Suspense, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { membersText } from '../people/members.text.ts';
import { useCopy } from '../../../../ui/buttons/use-copy.ts';

const text = membersText.code;
const ChangeCodeDialog = lazy(() => import('./ChangeCodeDialog.tsx').then((module) => module.ChangeCodeDialog), {
  failure: 'popover',
});
const QrDialog = lazy(() => import('./QrDialog.tsx').then((module) => module.QrDialog), { failure: 'popover' });

export interface ParticipationCodeProps {
  readonly code: string;
  /** The address that opens joining with the code filled in. */
  readonly link: string;
  /** With it the code can be shown as a QR code, and changed. */
  readonly club?: { readonly clubSequence: number; readonly clubName: string; readonly version: number };
}

/** The club's code to read out, and the ways to hand it on. */
export function ParticipationCode({ code, link, club }: ParticipationCodeProps) {
  const [open, setOpen] = useState<'qr' | 'change'>();
  const close = () => setOpen(undefined);
  const copy = useCopy();
  return (
    <Card as="section" aria-labelledby="participation-code" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 id="participation-code" className="text-sm font-semibold text-ink-2">
        {text.title}
      </h2>
      {code === '' ? (
        <p className="text-ink-3">{text.none}</p>
      ) : (
        <>
          <p className="font-mono text-lg font-bold tracking-wider select-all">{code}</p>
          <div className="flex flex-wrap gap-2 max-desktop:grid max-desktop:w-full max-desktop:grid-cols-2 desktop:ml-auto">
            <Button size="small" icon="copy" onPress={() => copy(code)}>
              {text.copy}
            </Button>
            <Button size="small" icon="link" onPress={() => copy(link)}>
              {text.copyLink}
            </Button>
            {club && (
              <>
                <Button
                  size="small"
                  icon="qr"
                  onHoverStart={() => void QrDialog.preload()}
                  onPress={() => setOpen('qr')}
                >
                  {text.qr}
                </Button>
                <Button size="small" icon="refresh" onPress={() => setOpen('change')}>
                  {text.change}
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {club && (
        <>
          <Suspense>
            {open === 'qr' && <QrDialog clubName={club.clubName} code={code} link={link} onClose={close} />}
            {open === 'change' && (
              <ChangeCodeDialog clubSequence={club.clubSequence} version={club.version} onClose={close} />
            )}
          </Suspense>
        </>
      )}
    </Card>
  );
}

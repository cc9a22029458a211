import type { RosterRow } from '@dure/contract/clubs/memberships/member-management.endpoints';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useCopy } from '../../../../ui/buttons/use-copy.ts';
import { rowCheckText } from '../../../../ui/row-check/row-check.text.ts';
import { EmailText } from '../../../../ui/text/EmailText.tsx';
import { rosterText as text } from './roster.text.ts';
import { countOf } from './use-roster.ts';

export interface LeftOutProps {
  readonly rows: readonly RosterRow[];
  /** Whether those without an account were invited, or proposed. */
  readonly hasInvited: boolean;
  readonly onClose: () => void;
}

/** Of a roster that was taken in: whom it left out, and why. */
export function SkippedRows({ rows, hasInvited, onClose }: LeftOutProps) {
  const copy = useCopy();
  const unknown = hasInvited ? [] : rows.filter(({ state }) => state === 'UNKNOWN').map(({ email }) => email);
  const faulty = countOf(rows, 'FAULT');
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          {unknown.length > 0 && (
            <Button icon="copy" onPress={() => copy(unknown.join('\n'))}>
              {text.copyUnknown}
            </Button>
          )}
          <Button variant="primary" onPress={onClose}>
            {text.done}
          </Button>
        </>
      }
    >
      <div role="status" className="flex flex-col gap-3">
        {faulty > 0 && <p>{rowCheckText.skipped(faulty)}</p>}
        {unknown.length > 0 && (
          <>
            <p>{text.leftOut(unknown.length)}</p>
            <ul className="max-h-[45dvh] overflow-auto rounded-box border border-line px-4 py-2 text-ink-2">
              {unknown.map((email) => (
                <li key={email}>
                  <EmailText email={email} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

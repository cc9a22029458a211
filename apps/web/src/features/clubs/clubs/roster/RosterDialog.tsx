import { MAX_ROSTER_BYTES } from '@dure/contract/clubs/memberships/membership-limits';
import { useState } from 'react';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { saveBlob } from '../../../../kernel/calls/download.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { FileDrop } from '../../../../ui/files/FileDrop.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { rowCheckText } from '../../../../ui/row-check/row-check.text.ts';
import { SkipFaulty } from '../../../../ui/row-check/SkipFaulty.tsx';
import { Waiting } from '../../../../ui/states/Waiting.tsx';
import { clubManageText } from '../manage/club-manage.text.ts';
import { SkippedRows } from './SkippedRows.tsx';
import { rosterText as text } from './roster.text.ts';
import { RosterRows } from './RosterRows.tsx';
import {
  countNumbers,
  countOf,
  countOtherNumbers,
  useRoster,
  type RosterChoices,
  type RosterTable,
} from './use-roster.ts';

const RULES = { kinds: ['.xlsx', '.csv', '.txt'], maxSize: MAX_ROSTER_BYTES, maxCount: 1 };
/** Excel takes a CSV file for UTF-8 only with this mark. */
const MARK = '\ufeff';

/** Why the roster cannot be taken as it is; undefined where it can. */
function obstacle(
  { rows, placesLeft }: RosterTable,
  isHeldUp: boolean,
  { replacesNumbers, invitesUnknown }: RosterChoices,
): string | undefined {
  const adds = countOf(rows, 'ADD');
  if (isHeldUp) return rowCheckText.faulty;
  if (placesLeft !== null && adds > placesLeft) return text.noRoom(placesLeft);
  const invited = invitesUnknown ? countOf(rows, 'UNKNOWN') : 0;
  return adds + invited + countNumbers(rows, replacesNumbers) === 0 ? text.nobody : undefined;
}

const messageOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? (error.fieldMessages['file'] ?? error.message) : error?.message;

const saveSample = () =>
  saveBlob(new Blob([MARK, text.sampleContent], { type: 'text/csv;charset=utf-8' }), text.sampleName);

export interface RosterDialogProps {
  readonly clubSequence: number;
  readonly onClose: () => void;
}

/** A roster is looked through row by row and mended where it is wrong, then taken in. */
export function RosterDialog({ clubSequence, onClose }: RosterDialogProps) {
  const [replaces, setReplaces] = useState(false);
  const [invitesUnknown, setInvites] = useState(false);
  const roster = useRoster(clubSequence, { replacesNumbers: replaces, invitesUnknown }, onClose);
  const { table, added, reading, checking, adding } = roster;
  const rows = table?.rows;
  const others = rows ? countOtherNumbers(rows) : 0;
  const numbers = rows ? countNumbers(rows, replaces) : 0;
  const adds = rows ? countOf(rows, 'ADD') : 0;
  const problem = table && obstacle(table, roster.isHeldUp, { replacesNumbers: replaces, invitesUnknown });
  const error = adding.error ?? checking.error;

  const unknown = rows ? countOf(rows, 'UNKNOWN') : 0;
  const { inviting = 'NONE' } = table ?? {};
  const submit = () => {
    if (adds > 0) return text.add(adds);
    if (numbers > 0) return text.number(numbers);
    return invitesUnknown ? text.inviteThem(unknown) : text.add(adds);
  };

  if (added) return <SkippedRows rows={added.rows} hasInvited={added.hasInvited} onClose={onClose} />;
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      size={rows ? 'large' : 'medium'}
      actions={
        <>
          <Button onPress={rows ? roster.reset : onClose}>{rows ? text.other : clubManageText.close}</Button>
          {rows && (
            <Button
              variant="primary"
              isDisabled={problem !== undefined || checking.isPending}
              isPending={adding.isPending}
              onPress={roster.add}
            >
              {submit()}
            </Button>
          )}
        </>
      }
    >
      {table && rows ? (
        <div className="flex flex-col gap-4">
          {error && (
            <p role="alert" className="text-bad">
              {messageOf(error)}
            </p>
          )}
          <RosterRows table={table} isChecking={checking.isPending} onMend={roster.mend} />
          {unknown > 0 &&
            (inviting === 'NONE' ? (
              <p className="text-sm text-ink-2">{text.unknown}</p>
            ) : (
              <Checkbox isSelected={invitesUnknown} onChange={setInvites} description={text.inviteHint[inviting]}>
                {text.invite[inviting](unknown)}
              </Checkbox>
            ))}
          {others > 0 &&
            (table.canReplaceNumbers ? (
              <Checkbox isSelected={replaces} onChange={setReplaces}>
                {text.replaceNumbers(others)}
              </Checkbox>
            ) : (
              <p className="text-sm text-ink-2">{text.numbersStay(others)}</p>
            ))}
          <SkipFaulty count={roster.faulty} isSelected={roster.skipsFaulty} onChange={roster.setSkips} />
          <p role="status" className={problem === undefined ? 'sr-only' : 'rounded-box bg-sunken px-4 py-3'}>
            {checking.isPending ? rowCheckText.checking : problem}
          </p>
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <p>{text.body}</p>
          <p className="text-sm text-ink-2">{text.rules}</p>
          <FileDrop
            label={text.file}
            files={[]}
            rules={RULES}
            onAdd={([chosen]) => chosen && reading.mutate(chosen)}
            onRemove={roster.reset}
            error={messageOf(reading.error)}
            isDisabled={reading.isPending}
          />
          {reading.isPending && <Waiting>{text.reading}</Waiting>}
          <Button size="small" icon="download" className="self-start" onPress={saveSample}>
            {text.sample}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

import { MAX_ROSTER_BYTES } from '@dure/contract/memberships/membership-limits';
import type { RosterRow } from '@dure/contract/memberships/member-management.endpoints';
import { useState } from 'react';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { saveBlob } from '../../../kernel/calls/download.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { FileDrop } from '../../../ui/files/FileDrop.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Waiting } from '../../../ui/states/Waiting.tsx';
import { clubManageText } from '../manage/club-manage.text.ts';
import { SkippedRows } from './SkippedRows.tsx';
import { rosterText as text } from './roster.text.ts';
import { RosterRows } from './RosterRows.tsx';
import { countNumbers, countOf, countOtherNumbers, useRoster } from './use-roster.ts';

const RULES = { kinds: ['.xlsx', '.csv', '.txt'], maxSize: MAX_ROSTER_BYTES, maxCount: 1 };
/** Excel takes a CSV file for UTF-8 only with this mark. */
const MARK = '\ufeff';

/** Why the roster cannot be taken as it is; undefined where it can. */
function obstacle(
  rows: readonly RosterRow[],
  placesLeft: number | null,
  skipsFaulty: boolean,
  replaces: boolean,
): string | undefined {
  const adds = countOf(rows, 'ADD');
  if (countOf(rows, 'FAULT') > 0 && !skipsFaulty) return text.faulty;
  if (placesLeft !== null && adds > placesLeft) return text.noRoom(placesLeft);
  return adds + countNumbers(rows, replaces) === 0 ? text.nobody : undefined;
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
  const { reading, checking, adding, rows, placesLeft, canReplaceNumbers, touched, mend, reset } = useRoster(
    clubSequence,
    onClose,
  );
  const [skips, setSkips] = useState(false);
  const [replaces, setReplaces] = useState(false);
  const others = rows ? countOtherNumbers(rows) : 0;
  const numbers = rows ? countNumbers(rows, replaces) : 0;
  const adds = rows ? countOf(rows, 'ADD') : 0;
  const faulty = rows ? countOf(rows, 'FAULT') : 0;
  const problem = rows && obstacle(rows, placesLeft, skips, replaces);
  const error = adding.error ?? checking.error;

  if (adding.data) return <SkippedRows rows={adding.data.rows} onClose={onClose} />;
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      size={rows ? 'large' : 'medium'}
      actions={
        <>
          <Button onPress={rows ? reset : onClose}>{rows ? text.other : clubManageText.close}</Button>
          {rows && (
            <Button
              variant="primary"
              isDisabled={problem !== undefined || checking.isPending}
              isPending={adding.isPending}
              onPress={() => adding.mutate({ rows, skipsFaulty: skips, replacesNumbers: replaces })}
            >
              {adds > 0 || numbers === 0 ? text.add(adds) : text.number(numbers)}
            </Button>
          )}
        </>
      }
    >
      {rows ? (
        <div className="flex flex-col gap-4">
          {error && (
            <p role="alert" className="text-bad">
              {messageOf(error)}
            </p>
          )}
          <RosterRows
            rows={rows}
            touched={touched}
            isChecking={checking.isPending}
            onMend={(no, column, value) => mend(rows, no, column, value)}
          />
          {countOf(rows, 'UNKNOWN') > 0 && <p className="text-sm text-ink-2">{text.unknown}</p>}
          {others > 0 &&
            (canReplaceNumbers ? (
              <Checkbox isSelected={replaces} onChange={setReplaces}>
                {text.replaceNumbers(others)}
              </Checkbox>
            ) : (
              <p className="text-sm text-ink-2">{text.numbersStay(others)}</p>
            ))}
          {faulty > 0 && (
            <Checkbox isSelected={skips} onChange={setSkips}>
              {text.skip(faulty)}
            </Checkbox>
          )}
          <p role="status" className={problem === undefined ? 'sr-only' : 'rounded-box bg-sunken px-4 py-3'}>
            {checking.isPending ? text.checking : problem}
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
            onRemove={reset}
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

import type { LectureDashboard } from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import { formatMonthDay } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { lectureDashboardText } from './lecture-dashboard.text.ts';
import { WorkRow } from './WorkRow.tsx';

const text = lectureDashboardText.work;
/** So many are named. */
const NAMED = 4;

export interface SilentMembersProps {
  readonly work: LectureDashboard['work'];
  /** Writes to those named; those who were written to last week are left out as long as others are there. */
  readonly onWrite: () => void;
}

/** Members who have read nothing for two weeks. */
export function SilentMembers({ work: { silent, silentCount }, onWrite }: SilentMembersProps) {
  const zone = useTimeZone();
  const [first] = silent;
  if (!first) return null;
  const names = silent.slice(0, NAMED).map(({ nickname }) => nickname);
  const furthest = Math.max(...silent.map(({ lastStudy }) => lastStudy?.no ?? 0));
  const written = silent
    .flatMap(({ lastMessageAt }) => lastMessageAt ?? [])
    .toSorted()
    .at(-1);
  const notes = [
    text.others(names, silentCount - names.length),
    furthest === 0 ? text.neverRead : text.lastPlace(furthest),
    ...(written === undefined ? [] : [text.written(formatMonthDay(written, zone))]),
  ];
  return (
    <WorkRow icon="users" title={text.silent(silentCount)} note={notes.join(' · ')}>
      <Button size="small" onPress={onWrite}>
        {text.sayHello}
      </Button>
    </WorkRow>
  );
}

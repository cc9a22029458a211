import { RESUME_LINK_DAYS, USUAL_RESUME_LINK_DAYS } from '@dure/contract/people/resume-stories/resume-limits';
import type { MyResume } from '@dure/contract/people/resume-stories/resume-stories.views';
import { useState } from 'react';
import { useHydrated } from '../../../kernel/hydration/use-hydrated.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useCopy } from '../../../ui/buttons/use-copy.ts';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { useNow } from '../../../ui/dates/use-now.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { resumeText } from './resume.text.ts';

const text = resumeText.link;
const options = RESUME_LINK_DAYS.map((days) => ({ value: String(days), label: text.daysOf(days) }));

export interface LinkCardProps {
  readonly link: MyResume['link'];
  readonly isPending: boolean;
  readonly onOpen: (days: number) => void;
  readonly onWithdraw: () => void;
}

/** The public link: its address, until when it is open, how often it was opened, and the way to close it. */
export function LinkCard({ link, isPending, onOpen, onWithdraw }: LinkCardProps) {
  const copy = useCopy();
  const zone = useTimeZone();
  const now = useNow();
  const isHydrated = useHydrated();
  const [isChanging, setChanging] = useState(false);
  const [days, setDays] = useState(String(USUAL_RESUME_LINK_DAYS));
  if (!link)
    return (
      <Card as="section">
        <h2 className="text-lg font-bold">{text.title}</h2>
        <p className="mt-1 text-sm text-ink-2">{text.none}</p>
      </Card>
    );
  // The server does not say under which name it was asked.
  const address = isHydrated ? new URL(link.path, location.origin).href : link.path;
  const isOpen = Date.parse(link.expiresAt) > now;
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">{text.title}</h2>
      <TextField
        label={text.address}
        labelHidden
        isReadOnly
        value={address}
        onFocus={({ target }) => target.select()}
        end={<IconButton icon="copy" size="small" label={text.copy} onPress={() => copy(address)} />}
      />
      <div className="flex min-h-11 items-center justify-between gap-2">
        <span className="text-sm text-ink-2 tabular-nums">
          {isOpen ? text.until(formatDate(link.expiresAt, zone)) : text.expired}
        </span>
        <Button size="small" variant="ghost" onPress={() => setChanging(!isChanging)}>
          {text.change}
        </Button>
      </div>
      {isChanging && (
        <div className="flex items-end gap-2">
          <Select label={text.days} options={options} value={days} onChange={setDays} className="flex-1" />
          <Button
            isPending={isPending}
            onPress={() => {
              onOpen(Number(days));
              setChanging(false);
            }}
          >
            {text.change}
          </Button>
        </div>
      )}
      <div className="flex min-h-11 items-center justify-between gap-2">
        <span className="text-sm text-ink-2 tabular-nums">{text.looks(link.lookCount)}</span>
        <Button size="small" variant="ghost" className="text-bad" isPending={isPending} onPress={onWithdraw}>
          {text.withdraw}
        </Button>
      </div>
    </Card>
  );
}

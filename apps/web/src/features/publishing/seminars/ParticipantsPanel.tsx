import { PARTICIPANTS_A_PAGE } from '@dure/contract/publishing/seminars/seminar-limits';
import type { Participant } from '@dure/contract/publishing/seminars/seminars.views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { exportSeminarParticipants, listSeminarParticipants } from '../../../api/publishing/seminars/seminars.reads.ts';
import { markSeminarAttendance } from '../../../api/publishing/seminars/seminars.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { pageCount } from '../../../kernel/query-client.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { Pagination, type PaginationProps } from '../../../ui/lists/Pagination.tsx';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';
import { seminarsText } from './seminars.text.ts';

const text = seminarsText.people;
const DownloadDialog = lazy(
  () => import('../../../ui/downloads/DownloadDialog.tsx').then((module) => module.DownloadDialog),
  { failure: 'popover' },
);

export interface ParticipantsPanelProps {
  readonly seminarId: number;
  readonly title: string;
  /** From its beginning on attendance is marked. */
  readonly hasBegun: boolean;
  readonly page: number;
  readonly pageLink: PaginationProps['link'];
}

/** Who applied, in their order; from the beginning on with a mark for each who has a place. */
export function ParticipantsPanel({ seminarId, title, hasBegun, page, pageLink }: ParticipantsPanelProps) {
  const client = useQueryClient();
  const { alert } = useDialogs();
  const [isDownloading, setDownloading] = useState(false);
  const params = { seminarId };
  const people = useQuery(listSeminarParticipants({ params, query: { page, size: PARTICIPANTS_A_PAGE } }));
  /** Marks on their way: each shows at once, stays until the list has it, and goes back where it is refused. */
  const [marked, setMarked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const marking = useMutation({
    mutationFn: (mark: { memberUUID: string; hasAttended: boolean }) =>
      markSeminarAttendance(client, { params, body: { members: [mark] } }),
    onMutate: ({ memberUUID, hasAttended }) => setMarked((before) => new Map([...before, [memberUUID, hasAttended]])),
    onError: (error) => void alert(toTell(error)),
    onSettled: async (_data, _error, { memberUUID, hasAttended }) => {
      await people.refetch();
      // One that was changed again meanwhile is on its way anew.
      setMarked((before) => new Map([...before].filter(([who, came]) => who !== memberUUID || came !== hasAttended)));
    },
  });
  return (
    <section aria-label={text.title} className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-xl font-bold">{text.title}</h2>
        <Button size="small" onPress={() => setDownloading(true)}>
          {text.download}
        </Button>
      </div>
      <Loaded from={people} skeleton={<WorkSkeleton hasHead={false} />}>
        {({ contents, totalElements }) =>
          contents.length === 0 ? (
            <EmptyState icon="users">{text.none}</EmptyState>
          ) : (
            <>
              <p className="mt-1 text-sm text-ink-3 tabular-nums">{text.total(totalElements)}</p>
              <Card isPadded={false} className="mt-3">
                <ul aria-label={text.title} className="divide-y divide-line">
                  {contents.map((one) => (
                    <Row
                      key={one.member.memberUUID}
                      participant={{ ...one, hasAttended: marked.get(one.member.memberUUID) ?? one.hasAttended }}
                      marks={hasBegun}
                      onMark={(hasAttended) => marking.mutate({ memberUUID: one.member.memberUUID, hasAttended })}
                    />
                  ))}
                </ul>
              </Card>
            </>
          )
        }
      </Loaded>
      <Pagination
        page={page}
        pageCount={pageCount(people.data, PARTICIPANTS_A_PAGE)}
        link={pageLink}
        className="mt-4"
      />
      <Suspense>
        {isDownloading && (
          <DownloadDialog
            fileName={text.file(title)}
            count={people.data?.totalElements}
            ask={(why) => exportSeminarParticipants.ask({ params, query: why })}
            onClose={() => setDownloading(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

interface RowProps {
  readonly participant: Participant;
  readonly marks: boolean;
  readonly onMark: (hasAttended: boolean) => void;
}

function Row({ participant: { member, participantStatus, appliedAt, hasAttended }, marks, onMark }: RowProps) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <Avatar name={member.nickname} image={member.profileImageUrl} size="small" />
      <p className="min-w-0 flex-1 break-words">
        {member.nickname}
        <span className="block text-sm text-ink-3 tabular-nums">
          <DateText date={appliedAt} look="date-time" />
        </span>
      </p>
      {participantStatus !== 'JOINED' && <Chip tone="pre">{text.statuses[participantStatus]}</Chip>}
      {participantStatus === 'JOINED' && marks && (
        <Checkbox isSelected={hasAttended === true} onChange={onMark} aria-label={text.mark(member.nickname)}>
          {text.came}
        </Checkbox>
      )}
    </li>
  );
}

import { CLUB_STATUS, isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { getLectureClub } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { listCodes } from '../../api/tenancy/tenants/tenants.reads.ts';
import { submitText } from '../../features/clubs/club-writing/form/submit.text.ts';
import { lectureOf } from '../../features/clubs/club-writing/lecture/lecture-values.ts';
import { proposedLecture } from '../../features/clubs/club-writing/lecture/new-lecture.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { LectureWriter } from './LectureWriter.tsx';

const route = getRouteApi('/my-lecture-clubs/create');
const codesOf = (items: readonly { readonly code: string }[]) => items.map(({ code }) => code);

/** A new lecture club, or the draft or rejected one that the address names. */
export function LectureCreation() {
  const { draft } = route.useSearch();
  /** The draft that this very page has made: its form goes on under the new address. */
  const [own, setOwn] = useState<number>();
  return draft === undefined || draft === own ? <NewLecture onMade={setOwn} /> : <Existing key={draft} id={draft} />;
}

interface Begun {
  readonly onMade: (clubSequence: number) => void;
}

function NewLecture({ onMade }: Begun) {
  const codes = useQuery(listCodes({}));
  if (codes.isPending) return <WorkSkeleton />;
  const { jobGroups = [], jobLevels = [] } = codes.data ?? {};
  return <BegunLecture audience={{ jobGroups: codesOf(jobGroups), jobLevels: codesOf(jobLevels) }} onMade={onMade} />;
}

interface BegunLectureProps extends Begun {
  readonly audience: { readonly jobGroups: string[]; readonly jobLevels: string[] };
}

/** What was proposed when the page was opened: it does not change under the person's hands. */
function BegunLecture({ audience, onMade }: BegunLectureProps) {
  const zone = useTimeZone();
  const [initial] = useState(() => proposedLecture(Date.now(), zone, audience));
  return <LectureWriter initial={initial} onMade={onMade} />;
}

function Existing({ id }: { readonly id: number }) {
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...getLectureClub({ params: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  if (error && !data) {
    return (
      <ErrorState error={error} title={submitText.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  // A version that was cached would be refused as stale.
  return data && isFetchedAfterMount ? <Opened opened={data} /> : <WorkSkeleton />;
}

/** What the club was when it was opened: once it is submitted, the form stays behind the words that say so. */
function Opened({ opened }: { readonly opened: LectureClubDetail }) {
  const [data] = useState(opened);
  const { clubSequence } = data;
  if (!isBeingWritten(data.clubStatus)) {
    return <Navigate to="/lecture-dashboard/$clubSequence" params={{ clubSequence }} replace />;
  }
  const rejection = data.clubStatus === CLUB_STATUS.rejected ? { reason: data.statusReason } : undefined;
  return <LectureWriter initial={lectureOf(data)} rejection={rejection} />;
}

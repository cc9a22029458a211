import type { LectureDashboard } from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { getLectureClub } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { getLectureDashboard } from '../../api/insight/lecture-dashboard/lecture-dashboard.reads.ts';
import { ReadFailureAction } from '../../features/authoring/contents/library/ReadFailureAction.tsx';
import { useLiveContents } from '../../features/authoring/contents/use-live-contents.ts';
import { lectureDashboardText } from '../../features/insight/lecture-dashboard/lecture-dashboard.text.ts';
import { ReadingDistribution } from '../../features/insight/lecture-dashboard/ReadingDistribution.tsx';
import { SilentMembers } from '../../features/insight/lecture-dashboard/SilentMembers.tsx';
import { StudyFiguresTable } from '../../features/insight/lecture-dashboard/StudyFiguresTable.tsx';
import { WorkRow } from '../../features/insight/lecture-dashboard/WorkRow.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { useLive } from '../../kernel/live.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { QuestionGroups } from './QuestionGroups.tsx';
import { WaitingQuestions } from './WaitingQuestions.tsx';

const route = getRouteApi('/lecture-dashboard/$clubSequence/');
const text = lectureDashboardText.work;
/** Of what the assistant could not answer. */
const STUDIES_NAMED = 3;
// What is there only while something is read, or when somebody writes, comes after the page.
const Preparation = lazy(() =>
  import('../../features/authoring/contents/materials/Preparation.tsx').then((module) => module.Preparation),
);
const MessageDialog = lazy(
  () => import('../../features/clubs/club-messages/MessageDialog.tsx').then((module) => module.MessageDialog),
  { failure: 'popover' },
);

/** What waits to be seen to, each with the way to do it here. */
function Work({ figures, onWrite }: { readonly figures: LectureDashboard; readonly onWrite: () => void }) {
  const { clubSequence, work } = figures;
  const { failed, silent, requestCount, unanswered } = work;
  const hasNothing = failed.length === 0 && silent.length === 0 && requestCount === 0 && unanswered.count === 0;
  return (
    <Card as="section" isPadded={false} aria-label={text.title}>
      <div className="px-5 pt-4 pb-3">
        <h2 className="text-lg font-bold">{text.title}</h2>
        {hasNothing && (
          <>
            <p className="mt-1 font-semibold">{text.nothing}</p>
            <p className="text-sm text-ink-3">{text.nothingNote}</p>
          </>
        )}
      </div>
      <ul>
        {failed.map(({ study, material, can }) => (
          <WorkRow
            key={`${study.clubStudySequence}/${material.contentSequence}`}
            icon="file"
            isBad
            title={text.oneFailed(material.title)}
            note={text.failedNote(study.no, material.reading.reason, can.replace)}
          >
            {can.replace && <ReadFailureAction content={material} isOnPhones />}
          </WorkRow>
        ))}
        {requestCount > 0 && (
          <WorkRow icon="user" title={text.requests(requestCount)} note={text.requestsNote}>
            <RouterButtonLink
              to="/lecture-dashboard/$clubSequence/members"
              params={{ clubSequence }}
              search={{ view: 'requests' }}
              size="small"
            >
              {text.look}
            </RouterButtonLink>
          </WorkRow>
        )}
        <SilentMembers work={work} onWrite={onWrite} />
        {unanswered.count > 0 && (
          <WorkRow
            icon="refresh"
            title={text.unanswered(unanswered.count)}
            note={text.unansweredNote(unanswered.studies.slice(0, STUDIES_NAMED))}
          >
            <RouterButtonLink
              to="/lecture-dashboard/$clubSequence/assistant"
              params={{ clubSequence }}
              hash="unanswered"
              size="small"
            >
              {text.look}
            </RouterButtonLink>
          </WorkRow>
        )}
      </ul>
    </Card>
  );
}

const hasQuestions = ({ studies }: LectureDashboard) => studies.some(({ questionCount }) => questionCount > 0);

/** What the admins of a lecture club look at first: the work that waits and what the class wonders about, then how it reads. */
export function LectureOverviewTab() {
  useLiveContents();
  const { clubSequence } = route.useParams();
  const params = { club: clubSequence };
  const client = useQueryClient();
  const navigate = route.useNavigate();
  const dashboard = useQuery(getLectureDashboard({ params }));
  const { data: club } = useQuery(getLectureClub({ params: { id: clubSequence } }));
  const [isWriting, setWriting] = useState(false);
  useLive(undefined, ({ kind }) => {
    if (kind === 'content' || kind === 'resync') {
      void client.invalidateQueries({ queryKey: getLectureDashboard.key({ params }) });
    }
  });
  return (
    <Loaded from={dashboard} skeleton={<WorkSkeleton />}>
      {(figures) => (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_26.875rem]">
            <div className="flex min-w-0 flex-col gap-5">
              {figures.work.waitingCount > 0 && <WaitingQuestions club={clubSequence} />}
              <Work figures={figures} onWrite={() => setWriting(true)} />
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              {figures.materials.underWay > 0 && club && (
                <Suspense>
                  <Preparation materials={club.studies.flatMap(({ materials }) => materials)} />
                </Suspense>
              )}
              {hasQuestions(figures) && (
                <QuestionGroups
                  club={clubSequence}
                  onAll={() =>
                    void navigate({
                      to: '/lecture-dashboard/$clubSequence/questions',
                      params: { clubSequence },
                      search: { filter: 'ALL' },
                    })
                  }
                />
              )}
              <ReadingDistribution figures={figures} />
            </div>
          </div>
          <section aria-labelledby="studies-read" className="flex flex-col gap-3">
            <div className="flex items-baseline justify-between gap-3">
              <h2 id="studies-read" className="text-lg font-bold">
                {lectureDashboardText.studies.title}
              </h2>
              <Link
                to="/lecture-dashboard/$clubSequence/studies"
                params={{ clubSequence }}
                className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline"
              >
                {lectureDashboardText.studies.all}
              </Link>
            </div>
            <StudyFiguresTable studies={figures.studies} memberCount={figures.memberCount} />
          </section>
          <Suspense>
            {isWriting && (
              <MessageDialog
                clubSequence={clubSequence}
                recipients={figures.work.silent.map(({ memberUUID }) => memberUUID)}
                onClose={() => setWriting(false)}
              />
            )}
          </Suspense>
        </>
      )}
    </Loaded>
  );
}

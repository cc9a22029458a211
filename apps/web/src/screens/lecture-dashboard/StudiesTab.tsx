import { MAX_PAGE_SIZE } from '@dure/contract/http/request-limits';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { getLectureClub } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import {
  exportLectureMaterials,
  getLectureDashboard,
  listStudyFigures,
} from '../../api/insight/lecture-dashboard/lecture-dashboard.reads.ts';
import { useLiveContents } from '../../features/authoring/contents/use-live-contents.ts';
import { DownloadButton } from '../../features/insight/lecture-dashboard/DownloadButton.tsx';
import { lectureDashboardText } from '../../features/insight/lecture-dashboard/lecture-dashboard.text.ts';
import { StudyFiguresTable } from '../../features/insight/lecture-dashboard/StudyFiguresTable.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const route = getRouteApi('/lecture-dashboard/$clubSequence/studies');
const Preparation = lazy(() =>
  import('../../features/authoring/contents/materials/Preparation.tsx').then((module) => module.Preparation),
);
const { studies: text, exports } = lectureDashboardText;

/** Every study with how it is read, and the state of its materials. */
export function StudiesTab() {
  useLiveContents();
  const { clubSequence: club } = route.useParams();
  const figures = useQuery(listStudyFigures({ params: { club }, query: { size: MAX_PAGE_SIZE } }));
  const { data: dashboard } = useQuery(getLectureDashboard({ params: { club } }));
  const { data: detail } = useQuery(getLectureClub({ params: { id: club } }));
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <RouterButtonLink
          to="/lecture-dashboard/$clubSequence/edit"
          params={{ clubSequence: club }}
          search={{ step: 'curriculum' }}
          icon="edit"
        >
          {text.edit}
        </RouterButtonLink>
        {detail && (
          <DownloadButton
            ask={() => exportLectureMaterials.ask({ params: { club } })}
            fileName={exports.zipName(detail.clubName)}
          >
            {text.zip}
          </DownloadButton>
        )}
      </div>
      {dashboard && detail && dashboard.materials.count > dashboard.materials.read && (
        <Suspense>
          <Preparation materials={detail.studies.flatMap(({ materials }) => materials)} />
        </Suspense>
      )}
      <Loaded from={figures} skeleton={<WorkSkeleton hasHead={false} />}>
        {({ contents }) => <StudyFiguresTable studies={contents} memberCount={dashboard?.memberCount ?? 0} />}
      </Loaded>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getLectureStudent } from '../../api/insight/lecture-dashboard/lecture-dashboard.reads.ts';
import { EvaluationOf, LECTURE_EVALUATION } from '../../features/insight/evaluation/evaluation-kind.ts';
import { StudentReading } from '../../features/insight/lecture-dashboard/StudentReading.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { ReportsPanel } from '../club-dashboard/evaluation/ReportsPanel.tsx';

const FROM = '/lecture-dashboard/$clubSequence/evaluation';
const route = getRouteApi(FROM);

function Evidence({ club, memberUUID }: { readonly club: number; readonly memberUUID: string }) {
  const student = useQuery(getLectureStudent({ params: { club, memberUUID } }));
  return (
    <Loaded from={student} skeleton={<WorkSkeleton hasHead={false} />}>
      {(data) => <StudentReading student={data} />}
    </Loaded>
  );
}

/** Reports of a lecture club's members, from what they have read. */
export function LectureEvaluationTab() {
  const { clubSequence } = route.useParams();
  const navigate = route.useNavigate();
  return (
    <EvaluationOf value={LECTURE_EVALUATION}>
      <ReportsPanel
        clubSequence={clubSequence}
        search={route.useSearch()}
        link={(search, parts, isStill = false) => (
          <Link from={FROM} to="." search={search} resetScroll={!isStill} activeOptions={{ exact: true }} {...parts} />
        )}
        go={(to) => void navigate(to)}
        evidence={(memberUUID) => <Evidence club={clubSequence} memberUUID={memberUUID} />}
      />
    </EvaluationOf>
  );
}

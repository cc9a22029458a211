import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getLectureClub } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { ClubMembersPanel } from '../club-dashboard/ClubMembersPanel.tsx';

const FROM = '/lecture-dashboard/$clubSequence/members';
const route = getRouteApi(FROM);

/** The people of a lecture club. */
export function LectureMembersTab() {
  const { clubSequence } = route.useParams();
  const navigate = route.useNavigate();
  const { data: club } = useQuery(getLectureClub({ params: { id: clubSequence } }));
  return (
    <ClubMembersPanel
      {...{ clubSequence, club }}
      search={route.useSearch()}
      link={(search, parts) => <Link from={FROM} to="." search={search} activeOptions={{ exact: true }} {...parts} />}
      go={(to) => void navigate(to)}
      hasAnswers={false}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getQuizClub } from '../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { ClubMembersPanel } from './ClubMembersPanel.tsx';

const FROM = '/quiz-dashboard/$clubSequence/members';
const route = getRouteApi(FROM);

/** The people of a quiz club. */
export function MembersTab() {
  const { clubSequence } = route.useParams();
  const navigate = route.useNavigate();
  const { data: club } = useQuery(getQuizClub({ params: { id: clubSequence } }));
  return (
    <ClubMembersPanel
      {...{ clubSequence, club }}
      search={route.useSearch()}
      link={(search, parts) => <Link from={FROM} to="." search={search} activeOptions={{ exact: true }} {...parts} />}
      go={(to) => void navigate(to)}
      hasAnswers
    />
  );
}

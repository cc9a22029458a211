import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getQuizClub } from '../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { getLectureClub } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { ClubMembersPanel, type RunClub } from './ClubMembersPanel.tsx';

interface MembersPlace {
  readonly from: '/quiz-dashboard/$clubSequence/members' | '/lecture-dashboard/$clubSequence/members';
  readonly useClub: (clubSequence: number) => RunClub | undefined;
  /** Whether its members answer quizzes. */
  readonly hasAnswers: boolean;
}

function membersTab({ from, useClub, hasAnswers }: MembersPlace) {
  const route = getRouteApi(from);
  return function MembersTab() {
    const { clubSequence } = route.useParams();
    const navigate = route.useNavigate();
    const club = useClub(clubSequence);
    return (
      <ClubMembersPanel
        {...{ clubSequence, club, hasAnswers }}
        search={route.useSearch()}
        link={(search, parts) => <Link from={from} to="." search={search} activeOptions={{ exact: true }} {...parts} />}
        go={(to) => void navigate(to)}
      />
    );
  };
}

/** The people of a quiz club. */
export const QuizMembersTab = membersTab({
  from: '/quiz-dashboard/$clubSequence/members',
  useClub: (id) => useQuery(getQuizClub({ params: { id } })).data,
  hasAnswers: true,
});

/** The people of a lecture club. */
export const LectureMembersTab = membersTab({
  from: '/lecture-dashboard/$clubSequence/members',
  useClub: (id) => useQuery(getLectureClub({ params: { id } })).data,
  hasAnswers: false,
});

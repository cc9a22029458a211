import { CLUB_TYPE } from '@dure/contract/clubs/club-type';
import { useQuery } from '@tanstack/react-query';
import { getClubAbout } from '../../api/clubs/clubs.reads.ts';
import { getLectureClub } from '../../api/lecture-clubs/lecture-clubs.reads.ts';
import { getQuizClub } from '../../api/quiz-clubs/quiz-clubs.reads.ts';

/** A club of either kind for whoever runs it, with what anybody may know of it. */
export function useManagedClub(clubSequence: number) {
  const params = { id: clubSequence };
  const { data: about, isPending } = useQuery(getClubAbout({ params: { club: clubSequence } }));
  const isLecture = about?.clubType === CLUB_TYPE.lecture;
  // A quiz club does not wait for its kind to be known.
  const quizClub = useQuery({ ...getQuizClub({ params }), enabled: !isLecture });
  const lectureClub = useQuery({ ...getLectureClub({ params }), enabled: isLecture });
  const club = isLecture ? lectureClub : quizClub;
  return {
    about,
    isLecture,
    club: club.data,
    error: isPending ? null : club.error,
    isFetching: club.isFetching,
    refetch: () => void club.refetch(),
  };
}

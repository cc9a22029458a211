import { useNavigate } from '@tanstack/react-router';
import type { OpenedPlace } from '../../features/lectures/lecture-questions/cards/Sources.tsx';

/** Opens a material of the club at the place that a question or a group is about. */
export function useOpenPlace(clubSequence: number): (opened: OpenedPlace) => void {
  const navigate = useNavigate();
  return ({ clubStudySequence, place }) =>
    void navigate({
      to: '/lecture/$clubSequence/studies/$studySequence',
      params: { clubSequence, studySequence: clubStudySequence },
      search: {
        material: place.contentSequence,
        ...(place.unit === 'PAGE' && place.unitNo !== null && { at: place.unitNo }),
        ...(place.position !== null && { passage: place.position }),
      },
    });
}

import type { OpenedPlace } from '../../features/lectures/lecture-questions/cards/Sources.tsx';
import type { StudyPanelProps } from './study-panel.ts';

/** Opens the place of a question or an answer in the material beside the panel. */
export const placeOpener =
  (openSource: StudyPanelProps['openSource']) =>
  ({ clubStudySequence, place }: OpenedPlace): void =>
    openSource({
      clubStudySequence,
      contentSequence: place.contentSequence,
      at: place.unit === 'PAGE' ? place.unitNo : null,
      position: place.position,
      quote: place.quote,
    });

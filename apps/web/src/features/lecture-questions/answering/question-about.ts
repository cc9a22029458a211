import type { LectureQuestion } from '@dure/contract/lecture-questions/lecture-questions.views';
import { questionsText } from '../lecture-questions.text.ts';
import { boardText } from './board.text.ts';

/** Whose a question is, what it is about, and who else wonders, in one line. */
export function aboutQuestion({ asker, studyNo, place, isPrivate, draft, wonderCount }: LectureQuestion): string {
  const where = place ? questionsText.place(place.title, place.unit, place.unitNo) : questionsText.study(studyNo);
  return [
    asker?.nickname ?? questionsText.someone,
    where,
    ...(isPrivate ? [questionsText.isPrivateHere] : []),
    ...(draft !== null && draft.sentences.length === 0 ? [boardText.notHeld] : []),
    ...(wonderCount > 0 ? [questionsText.wondering(wonderCount)] : []),
  ].join(' · ');
}

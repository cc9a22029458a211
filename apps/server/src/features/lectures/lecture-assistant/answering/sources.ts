import type { AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import type { ContentUnit } from '@dure/contract/authoring/contents/reading';
import type { Cited } from '../../../../kernel/language/search/cited.ts';
import type { Retrieved } from '../retrieval/retrieve.service.ts';

/** A passage as the source of an answer, under the number that its sentences name it by. */
export function sourceOf(found: Retrieved, no: number, quote: string): AnswerSource {
  const nothing = {
    contentSequence: null,
    position: null,
    unitNo: null,
    unit: null,
    lectureQuestionSerialNumber: null,
    verifiedBy: null,
    verifiedAt: null,
  };
  if (found.kind === 'VERIFIED') {
    const { answer } = found;
    return {
      ...nothing,
      no,
      kind: 'VERIFIED',
      clubStudySequence: answer.club_study_sequence,
      title: answer.question,
      quote,
      lectureQuestionSerialNumber: answer.serial_number,
      verifiedBy: answer.nickname,
      verifiedAt: answer.verified_at.toISOString(),
    };
  }
  const { kind, material, unitNo } = found;
  return {
    ...nothing,
    no,
    kind,
    clubStudySequence: material.club_study_sequence,
    title: material.title,
    quote,
    contentSequence: material.content_sequence,
    position: kind === 'MATERIAL' ? found.position : null,
    unitNo,
    unit: material.unit as ContentUnit | null,
  };
}

/** What an answer rests on, in the order of its numbers. */
export const sourcesOf = ({ named }: Cited<Retrieved>): AnswerSource[] =>
  named.map(({ passage, no, quote }) => sourceOf(passage, no, quote));

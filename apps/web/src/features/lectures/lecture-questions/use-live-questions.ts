import { useQueryClient } from '@tanstack/react-query';
import { questionState } from '../../../api/lectures/lecture-questions/lecture-questions.reads.ts';
import { useLive } from '../../../kernel/live.ts';

/** Keeps the questions of a club as they are, while others ask and answer. */
export function useLiveQuestions(club: number, onChange?: (serial: number) => void): void {
  const client = useQueryClient();
  useLive({ club }, (event) => {
    if (event.kind !== 'resync' && !(event.kind === 'question' && event.clubSequence === club)) return;
    for (const queryKey of questionState(club)) void client.invalidateQueries({ queryKey });
    if (event.kind === 'question' && !event.isMine) onChange?.(event.lectureQuestionSerialNumber);
  });
}

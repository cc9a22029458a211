import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { useQueryClient } from '@tanstack/react-query';
import {
  unwonderLectureQuestion,
  wonderLectureQuestion,
} from '../../../../api/lectures/lecture-questions/lecture-questions.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { questionsText as text } from '../lecture-questions.text.ts';
import { useAct } from './use-act.ts';

/** Says that one wonders, too, and takes it back; who may not reads how many do. */
export function WonderButton({ question }: { readonly question: LectureQuestion }) {
  const client = useQueryClient();
  const { isBusy, act } = useAct();
  const { clubSequence: club, lectureQuestionSerialNumber: serial, can, haveWondered, wonderCount } = question;
  if (!can.wonder) {
    return wonderCount > 0 && <span className="text-sm text-ink-2">{text.wondering(wonderCount)}</span>;
  }
  const wonder = haveWondered ? unwonderLectureQuestion : wonderLectureQuestion;
  return (
    <Button
      size="small"
      aria-pressed={haveWondered}
      isPending={isBusy}
      onPress={() => void act(() => wonder(client, { params: { club, serial } }))}
      className={haveWondered ? 'border-brand bg-brand-soft text-brand-ink' : ''}
    >
      <Icon name={haveWondered ? 'check' : 'plus'} size={14} />
      {text.wonder} {wonderCount > 0 && wonderCount}
    </Button>
  );
}

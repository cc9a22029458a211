import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { conflictText as text } from './conflict.text.ts';
import type { DraftPart } from '../drafts/grading-draft.ts';
import { useGrading } from '../state/grading-context.ts';
import type { AnswerDraft } from './use-answer-draft.ts';
import { useShortTime } from '../use-short-time.ts';

interface NoticeProps {
  readonly theirs: ReactNode;
  readonly mine: string;
  readonly onApply: () => void;
  readonly onDrop: () => void;
}

function Notice({ theirs, mine, onApply, onDrop }: NoticeProps) {
  return (
    <div role="alert" className="rounded-box border border-bad bg-bad-soft px-3 py-2.5 text-sm">
      <p className="font-semibold text-bad">{text.title}</p>
      {theirs}
      <p>{mine}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" variant="primary" onPress={onApply}>
          {text.apply}
        </Button>
        <Button size="small" onPress={onDrop}>
          {text.dropMine}
        </Button>
      </div>
    </div>
  );
}

export interface ConflictNoticeProps {
  readonly detail: GradingDetail;
  readonly draft: AnswerDraft;
  readonly part: DraftPart;
}

/** Somebody else saved meanwhile: who, when and what, with mine to be kept or dropped. */
export function ConflictNotice({ detail, draft, part }: ConflictNoticeProps) {
  const { dispatch } = useGrading();
  const short = useShortTime();
  const { instructorGrade, feedback } = detail;
  const choice = {
    onApply: () => {
      draft.rebase(part);
      dispatch({ kind: 'saveHere' });
    },
    onDrop: () => draft.drop(part),
  };
  if (part === 'grade' && instructorGrade) {
    const { gradedBy, gradedAt, grading } = instructorGrade;
    const theirs = <p>{text.grade(gradedBy.nickname, short(gradedAt), grading)}</p>;
    return <Notice theirs={theirs} mine={text.mine(draft.grade.score)} {...choice} />;
  }
  if (part === 'feedback' && feedback) {
    const theirs = (
      <>
        <p>{text.feedback(feedback.writer.nickname, short(feedback.writtenAt))}</p>
        <blockquote className="my-1.5 border-l-2 border-bad pl-2.5 whitespace-pre-wrap">{feedback.text}</blockquote>
      </>
    );
    return <Notice theirs={theirs} mine={text.mineFeedback} {...choice} />;
  }
  return null;
}

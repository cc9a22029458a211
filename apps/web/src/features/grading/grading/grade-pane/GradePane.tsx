import { memo } from 'react';
import { useSession } from '../../../../kernel/session.ts';
import { AiPanel } from '../ai/AiPanel.tsx';
import { isAi } from '../drafts/ai-grade.ts';
import { gradingText } from '../grading.text.ts';
import { useFromTop } from '../scroll-to-top.ts';
import type { OpenAnswer } from '../state/commands.ts';
import { usePartReady } from '../workspace/use-part-ready.ts';
import { Conflicts } from './Conflicts.tsx';
import { FeedbackField } from './FeedbackField.tsx';
import { GradeState } from './GradeState.tsx';
import { RubricFields } from './RubricFields.tsx';
import { useAnswerDraft } from './use-answer-draft.ts';
import { WholeScore } from './WholeScore.tsx';

const text = gradingText.grade;

/**
 * The instructor's own grade by criteria or quick scores, and feedback. The next answer is put in its place: fields and
 * tools are not built again for it.
 */
export const GradePane = memo(function GradePane({ answer }: { readonly answer: OpenAnswer }) {
  const { address, detail } = answer;
  const place = useFromTop(address);
  usePartReady('pane', place);
  const draft = useAnswerDraft(answer);
  const { memberId } = useSession();
  const { final, rubric, can } = detail;
  const isOwn = detail.member.memberUUID === memberId;
  const isGradable = can.grade || final !== null;
  return (
    <div ref={place} className="flex flex-col">
      <h2 className="sr-only">{text.label}</h2>
      <Conflicts {...{ detail, draft }} />
      {isOwn && <p className="px-4 py-2 text-sm text-pre">{text.own}</p>}
      {final !== null && !isOwn && (
        // In the sheet of a phone the levels come first.
        <AiPanel
          className="max-desktop:order-1"
          answer={answer}
          isTaken={detail.ai !== null && isAi(draft.grade, detail.ai, rubric)}
        />
      )}
      {isGradable && rubric.length > 0 && <RubricFields {...{ answer, draft }} />}
      <div className="flex flex-col gap-3 px-4 py-3 max-desktop:order-2 desktop:px-4.5">
        {isGradable && rubric.length === 0 && <WholeScore {...{ answer, draft }} />}
        <FeedbackField {...{ answer, draft }} isDisabled={isOwn} />
        <GradeState {...{ detail, draft }} />
      </div>
    </div>
  );
});

import { memo } from 'react';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { answerKey } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { useFromTop } from '../scroll-to-top.ts';
import type { OpenAnswer } from '../state/commands.ts';
import { useLazyParts } from '../workspace/use-lazy-parts.ts';
import { usePartReady } from '../workspace/use-part-ready.ts';
import { AnswerTexts, ModelAnswer, SelfView } from './AnswerTexts.tsx';
import { GradedQuestion } from './GradedQuestion.tsx';
import { LookerNotice } from './LookerNotice.tsx';
import { LaterParts } from './LaterParts.tsx';
import { SimilarAnswers } from './SimilarAnswers.tsx';

const text = gradingText.answer;

/**
 * Question, answer, what changed in it and the model answer: everything to read. The next answer replaces it in place,
 * so that what stays the same is not built again. What somebody opened or began in one of them has a key by answer.
 */
export const AnswerPane = memo(function AnswerPane({ answer }: { readonly answer: OpenAnswer }) {
  const { address, detail, item, looker } = answer;
  const place = useFromTop(address);
  usePartReady('answer', place);
  const { ReviewBox } = useLazyParts(detail.review !== null) ?? {};
  return (
    <div ref={place} className="flex flex-col gap-3.5">
      <div>
        <h2 className="sr-only">{text.of(detail.member.nickname)}</h2>
        <GradedQuestion name={item ? text.questionOf(item.week, item.no) : text.question} question={detail.question} />
      </div>
      {looker && <LookerNotice looker={looker} />}
      {detail.review &&
        (ReviewBox ? (
          <ReviewBox {...{ address }} review={detail.review} member={detail.member} />
        ) : (
          <Skeleton shape="block" className="h-28" />
        ))}
      <AnswerTexts detail={detail} />
      <LaterParts answer={answer} />
      {item?.similar && detail.final && (
        <SimilarAnswers key={answerKey(address)} {...{ address }} final={detail.final.text} />
      )}
      <SelfView detail={detail} />
      <ModelAnswer detail={detail} />
    </div>
  );
});

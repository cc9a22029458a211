import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { Person } from '@dure/contract/tenancy/accounts/person';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { memo, Suspense, useLayoutEffect } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { AnswerTexts, ModelAnswer, SelfView } from './AnswerTexts.tsx';
import type { RenderFiles } from '../render-files.ts';
import type { DraftBook } from '../drafts/draft-book.ts';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { answerKey } from '../grading-place.ts';
import { gradersText } from '../graders/graders.text.ts';
import { gradingText } from '../grading.text.ts';
import { GradedQuestion } from './GradedQuestion.tsx';
import { SimilarAnswers } from './SimilarAnswers.tsx';
import { useFromTop } from '../scroll-to-top.ts';
import type { OnHere } from '../use-arrivals.ts';
import { useLazyParts } from '../use-lazy-parts.ts';

const text = gradingText.answer;
const OverridePreview = lazy(() => import('../notes/OverridePreview.tsx').then((module) => module.OverridePreview));
const RevisionAfterModelAnswer = lazy(() =>
  import('./RevisionAfterModelAnswer.tsx').then((module) => module.RevisionAfterModelAnswer),
);

export interface AnswerPaneProps {
  readonly address: AnswerAddress;
  readonly detail: GradingDetail;
  /** The answer's line in the queue, where it is in the list. */
  readonly item: ClubQueueItem | undefined;
  /** Another grader who looks at it just now. */
  readonly looker: Person | undefined;
  readonly renderFiles: RenderFiles;
  readonly announce: (words: string) => void;
  readonly onChoose: (items: readonly ClubQueueItem[]) => void;
  readonly book: DraftBook;
  /** The criterion of which is shown what the reason that is being typed would change. */
  readonly why: string | undefined;
  readonly onWhyClose: () => void;
  readonly onHere: OnHere;
}

/**
 * Question, answer, what changed in it and the model answer: everything to read. The next answer replaces it in place,
 * so that what stays the same is not built again. What somebody opened or began in one of them has a key by answer.
 */
export const AnswerPane = memo(function AnswerPane({
  address,
  detail,
  item,
  looker,
  renderFiles,
  announce,
  onChoose,
  book,
  why,
  onWhyClose,
  onHere,
}: AnswerPaneProps) {
  const place = useFromTop(address);
  useLayoutEffect(() => onHere('answer', place.current), [onHere, place]);
  const { ReviewBox } = useLazyParts(detail.review !== null) ?? {};
  return (
    <div ref={place} className="flex flex-col gap-3.5">
      <div>
        <h2 className="sr-only">{text.of(detail.member.nickname)}</h2>
        <GradedQuestion name={item ? text.questionOf(item.week, item.no) : text.question} question={detail.question} />
      </div>
      {looker && (
        <p className="flex items-center gap-2 rounded-box bg-sunken px-3 py-2 text-sm text-ink-2">
          <Avatar name={looker.nickname} image={looker.profileImageUrl} size="small" />
          {gradersText.looksHere(looker.nickname)}
        </p>
      )}
      {detail.review &&
        (ReviewBox ? (
          <ReviewBox {...{ address, announce }} review={detail.review} member={detail.member} />
        ) : (
          <Skeleton shape="block" className="h-28" />
        ))}
      <AnswerTexts {...{ detail, renderFiles }} />
      {why !== undefined && (
        <Suspense fallback={null}>
          <OverridePreview key={why} {...{ book, address, detail }} criterion={why} onClose={onWhyClose} />
        </Suspense>
      )}
      {detail.revision && detail.final && (
        <Suspense fallback={<Skeleton shape="block" className="h-28" />}>
          <RevisionAfterModelAnswer
            key={`${answerKey(address)} ${detail.revision.versionNo}`}
            {...{ address, renderFiles }}
            revision={detail.revision}
            counted={detail.final.text}
            canChoose={detail.can.grade}
          />
        </Suspense>
      )}
      {item?.similar && detail.final && (
        <SimilarAnswers key={answerKey(address)} {...{ address, onChoose }} final={detail.final.text} />
      )}
      <SelfView detail={detail} />
      <ModelAnswer detail={detail} />
    </div>
  );
});

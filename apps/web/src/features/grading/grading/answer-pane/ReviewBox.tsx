import { MAX_REVIEW_REPLY_LENGTH } from '@dure/contract/grading/grading/grading-limits';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { useState } from 'react';
import { answerReview } from '../../../../api/grading/grading/grade-review.writes.ts';
import { getMemberAnswer } from '../../../../api/grading/grading/grading.reads.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { useKeptText } from '../../../../kernel/use-kept-text.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { answerKey } from '../grading-place.ts';
import { reviewText as text } from './review.text.ts';
import { showDetail } from '../show-detail.ts';
import { useGrading } from '../state/grading-context.ts';
import { useShortTime } from '../use-short-time.ts';

interface ReplyProps {
  readonly address: AnswerAddress;
}

/** The answer to the member; what is typed is kept on the device until it is sent. */
function Reply({ address }: ReplyProps) {
  const { client, dispatch } = useGrading();
  const [reply, type] = useKeptText(`review-reply:${answerKey(address)}`);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async () => {
    if (isPending) return;
    if (reply.trim() === '') return setError(text.empty);
    setPending(true);
    try {
      showDetail(client, address, await answerReview(client, { params: address, body: { reply } }));
      type('');
      dispatch({ kind: 'announce', text: text.sent });
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(problem.message);
      if (problem.status === 409)
        void client.invalidateQueries({ queryKey: getMemberAnswer({ params: address }).queryKey });
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="mt-2 flex flex-col gap-2">
      <TextArea
        label={text.reply}
        description={text.hint}
        rows={3}
        limit={MAX_REVIEW_REPLY_LENGTH}
        value={reply}
        onChange={type}
        error={error}
      />
      <Button size="small" variant="primary" isPending={isPending} onPress={() => void send()} className="self-end">
        {text.send}
      </Button>
    </div>
  );
}

export interface ReviewBoxProps extends ReplyProps {
  readonly review: NonNullable<GradingDetail['review']>;
  readonly member: GradingDetail['member'];
}

/** The member's wish that the grade be looked at again, and what came of it. */
export function ReviewBox({ review, member, address }: ReviewBoxProps) {
  const short = useShortTime();
  const { reason, askedAt, askedGrade, answer } = review;
  return (
    <section className="rounded-box border border-line-strong bg-pre-soft p-3">
      <h3 className="font-semibold">{text.title}</h3>
      <p className="text-sm text-ink-2">{text.asked(member.nickname, short(askedAt), askedGrade)}</p>
      <p className="mt-1.5 whitespace-pre-wrap">{reason}</p>
      {answer ? (
        <div className="mt-2 border-t border-line pt-2">
          <p className="text-sm text-ink-2">
            {text.answered(answer.answeredBy.nickname, short(answer.answeredAt), askedGrade, answer.grading)}
          </p>
          <p className="mt-1 whitespace-pre-wrap">{answer.reply}</p>
        </div>
      ) : (
        <Reply key={answerKey(address)} {...{ address }} />
      )}
    </section>
  );
}

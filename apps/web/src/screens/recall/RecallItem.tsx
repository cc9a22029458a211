import type { RecallRating } from '@dure/contract/answering/recalls/ratings';
import type { DueRecall } from '@dure/contract/answering/recalls/recalls.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { getRecall } from '../../api/answering/recalls/recalls.reads.ts';
import { rateRecall } from '../../api/answering/recalls/recalls.writes.ts';
import { ModelAnswer } from '../../features/answering/answers/own/ModelAnswer.tsx';
import { RecallAsk } from '../../features/answering/recalls/RecallAsk.tsx';
import { RecallChanges } from '../../features/answering/recalls/RecallChanges.tsx';
import { RecallCompare } from '../../features/answering/recalls/RecallCompare.tsx';
import { RecallRatings } from '../../features/answering/recalls/RecallRatings.tsx';
import { recallsText as text } from '../../features/answering/recalls/recalls.text.ts';
import { ApiError } from '../../kernel/calls/api-error.ts';
import { useIdempotencyKey } from '../../kernel/calls/idempotency-key.ts';
import { notice } from '../../kernel/interruptions.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { formatMonthDay } from '../../ui/dates/format-date.ts';
import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import type { Rated } from './use-recall-undo.ts';
import type { QuizAddress } from '../../api/answering/answers/answer-address.ts';
import type { DraftArea } from '../../kernel/draft/draft.ts';
import { useDraft } from '../../kernel/draft/use-draft.ts';

const area = ({ club, quiz }: QuizAddress): DraftArea<string> => ({
  place: () => `recall/${club}/${quiz}`,
  isSame: (a, b) => a === b,
});

/** What comes to mind, while it is written: on this device until it is rated. */
const useRecallDraft = (address: QuizAddress) => useDraft(area(address), { value: '', version: 0, savedAt: null });

export interface OneRecallProps {
  readonly due: DueRecall;
  readonly takesFocus: boolean;
  /** Where the page has nothing else to press at its foot. */
  readonly hasDock: boolean;
  readonly isPrimary: boolean;
  /** What was typed before its rating was taken back: it stands compared again. */
  readonly typedBefore: string | undefined;
  readonly onRated: (rated: Rated) => void;
}

/** One quiz: answered from memory, held against what one knew, and rated. The list that it came from moves on by itself. */
export function RecallItem({ due, takesFocus, hasDock, isPrimary, typedBefore, onRated }: OneRecallProps) {
  const { clubSequence, quizSequence } = due;
  const address = { club: clubSequence, quiz: quizSequence };
  const client = useQueryClient();
  const toast = useToast();
  const draft = useRecallDraft(address);
  const recall = useQuery(getRecall({ params: address }));
  const key = useIdempotencyKey();
  const [isCompared, setCompared] = useState(typedBefore !== undefined);
  const [pending, setPending] = useState<RecallRating | null>(null);
  const typed = draft.value.trim();
  const writeAgain = useEffectEvent(() => {
    if (typedBefore !== undefined) draft.engine.change(typedBefore);
  });
  // It is kept on this device again until it is rated again.
  useEffect(() => writeAgain(), []);

  const rate = async (rating: RecallRating) => {
    if (pending !== null) return;
    setPending(rating);
    const body = { rating, text: typed };
    try {
      const idempotencyKey = key.of(JSON.stringify(body));
      const { nextOn } = await rateRecall(client, { params: address, body }, { idempotencyKey });
      draft.engine.finish();
      onRated({ due, rating, text: typed });
      toast({ message: text.rated(formatMonthDay(nextOn)), tone: 'good' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) notice(error);
      setPending(null);
    }
  };

  if (!isCompared)
    return (
      <RecallAsk
        draft={draft}
        takesFocus={takesFocus}
        hasDock={hasDock}
        isPrimary={isPrimary}
        onCompare={() => setCompared(true)}
      />
    );
  return (
    <Loaded
      from={recall}
      skeleton={
        <SkeletonGroup>
          <Skeleton shape="block" className="h-64" />
        </SkeletonGroup>
      }
    >
      {(found) => {
        const ratings = <RecallRatings options={found.options} pending={pending} onRate={(one) => void rate(one)} />;
        return (
          <div className="flex flex-col gap-3">
            <RecallCompare
              typed={typed}
              recall={found}
              model={found.modelAnswer && <ModelAnswer model={found.modelAnswer} hasKeywords={false} />}
              changes={
                <RecallChanges
                  changes={found.changes}
                  room={
                    <RouterButtonLink
                      to="/quiz/$clubSequence/quizzes/$quizSequence"
                      params={{ clubSequence, quizSequence }}
                      size="small"
                    >
                      {text.room}
                    </RouterButtonLink>
                  }
                />
              }
            />
            {found.options.length === 0 ? (
              <p>{text.notDue(formatMonthDay(found.dueOn))}</p>
            ) : hasDock ? (
              <BottomDock>{ratings}</BottomDock>
            ) : (
              ratings
            )}
            <p className="text-sm text-ink-3 max-desktop:hidden">{text.keys}</p>
          </div>
        );
      }}
    </Loaded>
  );
}

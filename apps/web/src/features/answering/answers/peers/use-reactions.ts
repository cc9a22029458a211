import type { AnswerCard } from '@dure/contract/answering/answers/answers.views';
import { useQueryClient } from '@tanstack/react-query';
import {
  likeAnswer,
  onePickAnswer,
  takeBackOnePick,
  unlikeAnswer,
} from '../../../../api/answering/answers/answers.writes.ts';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { askToLogIn, notice } from '../../../../kernel/interruptions.ts';
import { useOptimisticToggle } from '../../../../kernel/optimistic-toggle.ts';
import { useSession } from '../../../../kernel/session.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { changeCard, changeCards } from '../answers.cache.ts';
import { peersText } from './peers.text.ts';

const { alerts, onePick: words } = peersText;

const addressOf = ({ clubSequence, quizSequence, member }: AnswerCard): AnswerAddress => ({
  club: clubSequence,
  quiz: quizSequence,
  memberUUID: member.memberUUID,
});

/** A refusal in words; the kernel has told of those that concern the whole session. */
function tell(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  if (error.status !== 401 && error.status !== 403) notice(error);
}

/** Whether the one-pick of the quiz is given already. The refusals come with the first of them: hardly anybody meets one. */
const isSpent = async (error: unknown): Promise<boolean> =>
  error instanceof ApiError &&
  (await import('@dure/contract/errors').then(
    ({ errors }) => error.code === errors.onePickSpent.code,
    () => false,
  ));

export function useLike(card: AnswerCard) {
  const client = useQueryClient();
  const { logged } = useSession();
  const address = addressOf(card);
  const { on, count, toggle } = useOptimisticToggle({
    key: `like:${card.clubQuizAnswerSequence}`,
    on: card.isLiked,
    count: card.likeCount,
    send: async (wanted) => {
      const { isLiked, likeCount } = await (wanted ? likeAnswer : unlikeAnswer)(client, { params: address });
      return { on: isLiked, count: likeCount };
    },
    onSettled: (state) => changeCard(client, address, { isLiked: state.on, likeCount: state.count }),
    onRefused: tell,
  });
  return { on, count, toggle: () => (logged ? void toggle() : askToLogIn(alerts.like)) };
}

/** One for each quiz: where it is already given, the refusal offers to move it here. */
export function useOnePick(card: AnswerCard) {
  const client = useQueryClient();
  const { logged } = useSession();
  const { alert } = useDialogs();
  const address = addressOf(card);

  const move = async () => {
    const { isOnePicked, onePickCount } = await onePickAnswer(client, { params: address, body: { move: true } });
    changeCards(client, address, (other) =>
      other.isOnePicked
        ? { ...other, isOnePicked: false, onePickReason: '', onePickCount: Math.max(0, other.onePickCount - 1) }
        : other,
    );
    changeCard(client, address, { isOnePicked, onePickReason: '', onePickCount });
  };
  const { on, count, toggle } = useOptimisticToggle({
    key: `one-pick:${card.clubQuizAnswerSequence}`,
    on: card.isOnePicked,
    count: card.onePickCount,
    send: async (wanted) => {
      const { isOnePicked, onePickCount } = await (wanted
        ? onePickAnswer(client, { params: address, body: { move: false } })
        : takeBackOnePick(client, { params: address }));
      return { on: isOnePicked, count: onePickCount };
    },
    onSettled: (state) =>
      changeCard(client, address, {
        isOnePicked: state.on,
        onePickCount: state.count,
        ...(!state.on && { onePickReason: '' }),
      }),
    onRefused: (error) => {
      void isSpent(error).then(async (spent) => {
        if (!spent || !(error instanceof ApiError)) tell(error);
        else if (await alert({ ...toTell(error), action: words.move })) move().catch(tell);
      });
    },
  });
  return { on, count, toggle: () => (logged ? void toggle() : askToLogIn(alerts.onePick)) };
}

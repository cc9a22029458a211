import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { useSession } from '../../../../kernel/session.ts';
import { useGraders } from '../graders/use-graders.ts';
import type { Go, GradingPlace } from '../grading-place.ts';
import { QueueHead } from '../queue/QueueHead.tsx';
import { QueuePane } from '../queue/QueuePane.tsx';
import { AnswerSide, GradeHeadSide, GradeSide } from './AnswerSide.tsx';
import { GradingLayout } from './GradingLayout.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { ActionRow } from './ActionRow.tsx';
import { ShowView } from './ShowView.tsx';
import { useGradingData } from './use-grading-data.ts';
import { useInput } from './use-input.ts';
import { useOpenAnswer } from './use-open-answer.ts';
import { WorkspaceExtras } from './WorkspaceExtras.tsx';

export interface WorkspacePanesProps {
  readonly place: GradingPlace;
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly go: Go;
}

/** The queue, the open answer and its grade side by side, on a phone one after the other; what follows them all. */
export function WorkspacePanes({ place: named, quizzes, go }: WorkspacePanesProps) {
  const { club } = named;
  const { memberId } = useSession();
  const graders = useGraders(club);
  const data = useGradingData(named, go, graders);
  const { queue, items, isDesktop, place, address, detail, isOpening } = data;
  const { current, shown, noteStep, isShown } = useOpenAnswer(club, data, graders);
  useInput();

  const isListAlone = isDesktop === false && address === undefined;
  // An answer that the address names a phone shows from the start; the server renders any other beside the list.
  const isAnswerAlone = isDesktop === undefined ? named.answer !== undefined : !isDesktop && !isListAlone;
  const isMissing = isListAlone || (items.length === 0 && address === undefined && !queue.isPending);
  const side = { shown, data, isMissing };
  return (
    <>
      <ShowView
        {...{ memberId, place, queue, graders, go, noteStep }}
        detail={current.detail}
        looker={current.looker}
        isShown={isShown && !isOpening}
        isFailed={detail.isError}
      />
      <GradingLayout
        isAnswerAlone={isAnswerAlone}
        queueHead={<QueueHead {...{ quizzes, graders }} list={data.list} page={queue.data?.pages[0]} />}
        queue={<QueuePane {...{ data, graders }} />}
        answer={<AnswerSide {...side} />}
        gradeHead={<GradeHeadSide shown={shown} />}
        phoneBar={<PhoneBar data={data} nickname={shown.detail?.member.nickname ?? current.item?.member.nickname} />}
        grade={<GradeSide {...side} />}
        actions={address !== undefined && <ActionRow address={address} detail={detail.data} />}
      />
      <WorkspaceExtras {...{ quizzes, graders, items }} />
    </>
  );
}

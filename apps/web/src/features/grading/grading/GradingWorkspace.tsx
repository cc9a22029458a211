import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../kernel/session.ts';
import { useStore } from '../../../kernel/store.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { INTERACTION } from '../../../kernel/hydration/first-interaction.ts';
import { usePreloadOnInteraction } from '../../../kernel/lazy/use-preload-on-interaction.ts';
import { ActionRow } from './ActionRow.tsx';
import { useBulk } from './actions/use-bulk.ts';
import { useSelection } from './actions/use-selection.ts';
import type { Acts } from './acts/acts.ts';
import type { Workbench } from './acts/workbench.ts';
import { AnswerSkeleton, GradeSkeleton } from './answer-pane/AnswerSkeleton.tsx';
import { useShown } from './answer-pane/use-shown.ts';
import { ChoiceMemory } from './drafts/choice-memory.ts';
import type { DraftBook } from './drafts/draft-book.ts';
import type { DraftProblem } from './drafts/grading-draft.ts';
import { LeaveGuard } from './drafts/LeaveGuard.tsx';
import { saveStates } from './drafts/save-states.ts';
import { useRetryOnline } from './drafts/use-retry-online.ts';
import { useGraders } from './graders/use-graders.ts';
import { useLiveQueue } from './graders/use-live-queue.ts';
import { useLook } from './graders/use-look.ts';
import type { GradingCommand } from './keys/grading-keys.ts';
import { answerKey, type Go, type GradingPlace } from './grading-place.ts';
import { gradingText } from './grading.text.ts';
import { GradingLayout } from './GradingLayout.tsx';
import type { OpenDialog } from './dialogs/open-dialog.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { addressOf, placeIn } from './queue/queue-order.ts';
import { QueueHead } from './queue/QueueHead.tsx';
import { QueuePane } from './queue/QueuePane.tsx';
import type { RenderFiles } from './render-files.ts';
import { useAnnouncer } from './use-announcer.ts';
import { useArrivals } from './use-arrivals.ts';
import { useGradingData } from './use-grading-data.ts';
import { useGradingKeys } from './keys/use-grading-keys.ts';
import { useGradingList } from './use-grading-list.ts';
import { AnswerPane, GradeHead, GradePane, loadOpenParts, openPartsHere } from './open-parts.ts';
import { lazyPartsNow, loadLazyParts, useLazyParts } from './use-lazy-parts.ts';
import { useOpenAnswer } from './use-open-answer.ts';
import { useStable } from './use-stable.ts';
import { useWaitingKeys } from './keys/use-waiting-keys.ts';

const MOVES = new Set<GradingCommand['kind']>(['save', 'next', 'previous']);

export interface GradingWorkspaceProps {
  readonly place: GradingPlace;
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly book: DraftBook;
  readonly go: Go;
  readonly renderFiles: RenderFiles;
}

/** Reads, grades and moves on, by keyboard or by hand. */
export const GradingWorkspace = memo(function GradingWorkspace(props: GradingWorkspaceProps) {
  const { quizzes, book, renderFiles } = props;
  const { club } = props.place;
  const client = useQueryClient();
  const { memberId } = useSession();
  const go = useStable(props.go);
  const list = useGradingList(props.place);
  const graders = useGraders(club);
  const data = useGradingData(props.place, go, graders);
  const { queue, items, isDesktop, place, address, detail } = data;
  const { announcement, announce } = useAnnouncer();
  const openItem = items[placeIn(items, address)];
  const openSequence = openItem?.clubQuizAnswerSequence ?? detail.data?.clubQuizAnswerSequence;
  const looker = graders.lookerAt(openSequence);
  const current = useMemo(
    () => ({ address, detail: detail.data, item: openItem, looker }),
    [address, detail.data, openItem, looker],
  );
  const { shown, noteStep } = useShown(current);
  useLook(club, openSequence);
  useLiveQueue(club, address, openSequence);
  const { isThere, onHere } = useArrivals();
  const selection = useSelection(items);
  const bulk = useBulk(club, announce);
  const { lines, answer, markKey, focusAnswer } = useOpenAnswer(address && answerKey(address));
  const [dialog, setDialog] = useState<OpenDialog>();
  const [wasDialogOpen, setWasDialogOpen] = useState(false);
  if (dialog !== undefined && !wasDialogOpen) setWasDialogOpen(true);
  const feedbackField = useRef<HTMLTextAreaElement>(null);
  const onFeedbackField = useStable((field: HTMLTextAreaElement | null) => {
    feedbackField.current = field;
  });
  const scoreField = useRef<HTMLInputElement>(null);
  const save = useStore(saveStates)[address ? answerKey(address) : ''];
  const [problem, setProblem] = useState<{ readonly key: string; readonly name: DraftProblem }>();
  const problemHere = address && problem?.key === answerKey(address) ? problem.name : null;
  const [memory] = useState(() => new ChoiceMemory());
  usePreloadOnInteraction(loadOpenParts, true, INTERACTION);
  const { GradingDialogs } = useLazyParts(wasDialogOpen) ?? {};

  const bench: Workbench = {
    ...{ client, memberId, place, go, queue, graders, address, looker, book, memory, bulk, selection, announce },
    ...{ noteStep, focusAnswer, feedbackField, scoreField },
    detail: detail.data,
    item: openItem,
    showProblem: (key, name) => setProblem(name ? { key, name } : undefined),
    openDialog: setDialog,
  };
  const withActs = useStable(
    (use: (acts: Acts) => unknown) =>
      void loadLazyParts().then(
        ({ actsOf }) => use(actsOf(bench)),
        () => announce(gradingText.offline),
      ),
  );
  const retry = useStable((keys: readonly string[]) => withActs((acts) => acts.retry(keys)));
  useRetryOnline(book, retry);
  const saveHere = useStable(() => withActs((acts) => acts.saveHere()));
  const remember = useStable(() => address && memory.remember(book, answerKey(address)));

  const choose = useStable((more: readonly ClubQueueItem[]) => {
    selection.add([...more, ...(openItem ? [openItem] : [])]);
    setDialog('bulk');
  });
  const chooseQuiz = useStable(markKey);
  const openTemplates = useStable(() => setDialog('templates'));
  const openLevels = useStable((levelsOf: string) => {
    if (address) setDialog({ levelsOf, quiz: address.quiz });
  });
  const openNotes = useStable(() => {
    if (address) setDialog({ notesOf: address.quiz });
  });
  const [why, setWhy] = useState<{ readonly of: string; readonly criterion: string }>();
  const lookAtWhy = useStable((criterion: string) => {
    if (address) setWhy({ of: answerKey(address), criterion });
  });
  const closeWhy = useStable(() => setWhy(undefined));
  const keys = useWaitingKeys({
    open: address ? answerKey(address) : '',
    isReady:
      !data.isOpening &&
      shown === current &&
      (address === undefined || (detail.data !== undefined && isThere) || detail.isError),
    fetch: () => (openPartsHere() ? undefined : loadOpenParts()),
    async run({ command, isKey }) {
      if (isKey && MOVES.has(command.kind)) markKey();
      const opened = await lazyPartsNow()!.actsOf(bench).act(command);
      return opened ? answerKey(addressOf(club, opened)) : undefined;
    },
  });
  useGradingKeys(keys);
  const ask = (kind: 'exactScore' | 'next' | 'undo' | 'save' | 'takeAi' | 'leaveAi') => keys.ask({ kind }, false);
  const askExact = useStable(() => ask('exactScore'));
  const askNext = useStable(() => ask('next'));
  const askUndo = useStable(() => ask('undo'));
  const askSave = useStable(() => ask('save'));
  const askAi = useStable(ask);

  const isListAlone = isDesktop === false && address === undefined;
  // An answer that the address names a phone shows from the start; the server renders any other beside the list.
  const isAnswerAlone = isDesktop === undefined ? props.place.answer !== undefined : !isDesktop && !isListAlone;
  const isMissing = isListAlone || (items.length === 0 && address === undefined && !queue.isPending);
  const { address: shownAddress, detail: shownDetail } = shown;
  const there = shownAddress && shownDetail && { ...shown, address: shownAddress, detail: shownDetail };
  return (
    <>
      <GradingLayout
        isAnswerAlone={isAnswerAlone}
        answerRef={answer}
        queueHead={
          <QueueHead
            {...{ quizzes, graders, go }}
            view={list}
            counts={queue.data?.pages[0]?.counts}
            mine={queue.data?.pages[0]?.mine ?? null}
            onChosen={chooseQuiz}
            onDialog={setDialog}
          />
        }
        queue={
          <QueuePane
            {...{ place, list, data, graders, selection, bulk, book, go }}
            onRetry={retry}
            onDialog={setDialog}
            listRef={lines}
          />
        }
        answer={
          there ? (
            <AnswerPane
              fallback={<AnswerSkeleton />}
              {...{ renderFiles, announce, book }}
              address={there.address}
              detail={there.detail}
              item={there.item}
              onHere={onHere}
              looker={there.looker}
              onChoose={choose}
              why={why?.of === answerKey(there.address) ? why.criterion : undefined}
              onWhyClose={closeWhy}
            />
          ) : detail.isError ? (
            <ErrorState
              onRetry={() => void detail.refetch()}
              isRetrying={detail.isFetching}
              {...(address && answerKey(address) in book.drafts.get() && { kept: gradingText.answer.kept })}
            >
              {gradingText.answer.failed}
            </ErrorState>
          ) : (
            !isMissing && <AnswerSkeleton />
          )
        }
        gradeHead={
          there ? (
            <GradeHead
              book={book}
              address={there.address}
              detail={there.detail}
              problem={problemHere}
              scoreRef={scoreField}
              onExact={askExact}
              onHere={onHere}
            />
          ) : null
        }
        phoneBar={
          <PhoneBar
            place={place}
            nickname={shownDetail?.member.nickname ?? openItem?.member.nickname}
            at={placeIn(items, address) + 1}
            count={items.length}
            onPrevious={() => keys.ask({ kind: 'previous' }, false)}
            onSkip={() => keys.ask({ kind: 'next' }, false)}
          />
        }
        grade={
          there ? (
            <GradePane
              fallback={<GradeSkeleton />}
              book={book}
              address={there.address}
              detail={there.detail}
              problem={problemHere}
              onChoice={remember}
              onSaveHere={saveHere}
              onTemplates={openTemplates}
              onLevels={openLevels}
              onAi={askAi}
              onWhy={lookAtWhy}
              onNotes={openNotes}
              onFeedbackField={onFeedbackField}
              onHere={onHere}
            />
          ) : (
            !detail.isError && !isMissing && <GradeSkeleton />
          )
        }
        actions={
          address !== undefined && (
            <ActionRow
              openUntil={detail.data?.openUntil ?? null}
              announcement={announcement.text}
              isSaving={save?.kind === 'saving'}
              isDisabled={!detail.data}
              onSkip={askNext}
              onUndo={askUndo}
              onSave={askSave}
            />
          )
        }
      />
      <p role="status" className="sr-only">
        <span key={announcement.id}>{announcement.text}</span>
      </p>
      <LeaveGuard {...{ club, book }} />
      {GradingDialogs && (
        <GradingDialogs
          {...{ dialog, club, quizzes, book, bulk, selection, graders, announce, withActs }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
});

import type { ClubQueueItem } from '@dure/contract/grading/grading-queue.endpoints';
import type { ManagedClubQuiz } from '@dure/contract/quizzes/quizzes.endpoints';
import { memo, Suspense, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../kernel/lazy-part.ts';
import { useStore } from '../../kernel/store.ts';
import { useStable } from './use-stable.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ActionRow } from './ActionRow.tsx';
import { AnswerPane, AnswerSkeleton, GradeSkeleton } from './answer-pane/AnswerPane.tsx';
import type { RenderFiles } from './answer-pane/AnswerTexts.tsx';
import type { DraftBook } from './drafts/draft-book.ts';
import { fillTemplate } from '@dure/contract/feedback-templates/template-rules';
import { GradeHead } from './grade-pane/GradeHead.tsx';
import { GradePane } from './grade-pane/GradePane.tsx';
import type { GradingCommand } from './grading-keys.ts';
import { useGraders } from './graders/use-graders.ts';
import { useLiveQueue } from './graders/use-live-queue.ts';
import { useLook } from './graders/use-look.ts';
import { GradingDialogs, type OpenDialog } from './GradingDialogs.tsx';
import { answerKey, type Go, type GradingPlace } from './grading-place.ts';
import { saveStates } from './drafts/grading-saves.ts';
import { gradingText } from './grading.text.ts';
import { GradingLayout } from './GradingLayout.tsx';
import { addressOf, placeIn } from './queue/queue-order.ts';
import { QueueHead } from './queue/QueueHead.tsx';
import { QueuePane } from './queue/QueuePane.tsx';
import { useAnnouncer } from './use-announcer.ts';
import { useBulk } from './actions/use-bulk.ts';
import { useGradingChoices } from './drafts/use-grading-choices.ts';
import { useGradingCommands, useGradingKeys } from './use-grading-commands.ts';
import { useGradingData } from './use-grading-data.ts';
import { useGradingList } from './use-grading-list.ts';
import { useGradingMoves } from './use-grading-moves.ts';
import { useUnsavedWarning } from './drafts/use-unsaved-warning.ts';
import { useOpenAnswer } from './use-open-answer.ts';
import { useRetryOnline } from './drafts/use-retry-online.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { useShown } from './answer-pane/use-shown.ts';
import { useUndo } from './use-undo.ts';
import { useSelection } from './actions/use-selection.ts';
import { useWaitingKeys } from './use-waiting-keys.ts';

const WhyPreview = lazyPart(() => import('./notes/WhyPreview.tsx').then((module) => module.WhyPreview));
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
  const { place, quizzes, book, renderFiles } = props;
  const { club } = place;
  const go = useStable(props.go);
  const list = useGradingList(place);
  const graders = useGraders(club);
  const data = useGradingData(place, go, graders);
  const { queue, items, address, detail } = data;
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
  const moves = useGradingMoves({ place, data, go, graders, announce });
  const commands = useGradingCommands({ book, address, looker, moves, announce });
  const selection = useSelection(items);
  const bulk = useBulk(club, announce);
  const { lines, answer, markKey, focusAnswer } = useOpenAnswer(address && answerKey(address));
  const [dialog, setDialog] = useState<OpenDialog>();
  const feedback = useRef<HTMLTextAreaElement>(null);
  const onFeedbackField = useStable((field: HTMLTextAreaElement | null) => {
    feedback.current = field;
  });
  const exact = useRef<HTMLInputElement>(null);
  const save = useStore(saveStates)[address ? answerKey(address) : ''];
  useUnsavedWarning(club, book);
  useRetryOnline(book, commands.retry);
  const back = useUndo({ club, address, book, bulk, openAnswer: moves.toAnswer, announce });
  const close = () => setDialog(undefined);

  const choices = useGradingChoices({ address, detail: detail.data, book, exact, remember: back.remember, announce });
  const { addFeedback } = choices;
  const choose = useStable((more: readonly ClubQueueItem[]) => {
    selection.add([...more, ...(openItem ? [openItem] : [])]);
    setDialog('bulk');
  });
  const saveHere = useStable(() => void commands.saveHere());
  const remember = useStable(back.remember);
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
  const insert = (words: string) => {
    addFeedback((text, nickname) => [text, fillTemplate(words, nickname)].filter((one) => one !== '').join('\n'));
    announce(gradingText.templates.inserted);
  };
  const act = (command: GradingCommand) => {
    switch (command.kind) {
      case 'score':
        return choices.score(command.score);
      case 'text':
        return addFeedback((text) => text + command.text);
      case 'level':
        return choices.level(command);
      case 'takeAi':
      case 'leaveAi':
        return choices.ai(command.kind);
      case 'feedback':
        return feedback.current?.focus();
      case 'exactScore':
        exact.current?.focus();
        return exact.current?.select();
      case 'undo':
        return back.undo();
      case 'leaveField':
        return focusAnswer();
      case 'help':
        return setDialog('help');
      case 'template':
        addFeedback((text) => (text === '' || /\s$/.test(text) ? `${text}/` : `${text} /`));
        return feedback.current?.focus();
      case 'choose':
        return openItem && selection.canChoose(openItem) ? selection.toggle(openItem) : undefined;
      case 'bulk':
        return selection.items.length > 0 ? setDialog('bulk') : announce(gradingText.bulk.noneChosen);
      case 'save':
        return commands.saveAndNext();
      default:
        noteStep();
        return moves.step(command.kind === 'next' ? 1 : -1);
    }
  };
  const keys = useWaitingKeys({
    open: address ? answerKey(address) : '',
    isReady:
      !data.isOpening && shown === current && (address === undefined || detail.data !== undefined || detail.isError),
    async run({ command, isKey }) {
      if (isKey && MOVES.has(command.kind)) markKey();
      const opened = await act(command);
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

  const isMissing = items.length === 0 && address === undefined && !queue.isPending;
  return (
    <>
      <GradingLayout
        place={place}
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
            onRetry={commands.retry}
            onGrade={() => setDialog('bulk')}
            onRelease={() => setDialog('release')}
            listRef={lines}
          />
        }
        answer={
          shown.detail && shown.address ? (
            <AnswerPane
              {...{ renderFiles, announce }}
              address={shown.address}
              detail={shown.detail}
              item={shown.item}
              looker={shown.looker}
              onChoose={choose}
              preview={
                why?.of === answerKey(shown.address) && (
                  <Suspense fallback={null}>
                    <WhyPreview
                      key={why.criterion}
                      {...{ book, criterion: why.criterion }}
                      address={shown.address}
                      detail={shown.detail}
                      onClose={() => setWhy(undefined)}
                    />
                  </Suspense>
                )
              }
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
          shown.detail && shown.address ? (
            <GradeHead
              book={book}
              address={shown.address}
              detail={shown.detail}
              problem={commands.problem}
              scoreRef={exact}
              onExact={askExact}
            />
          ) : null
        }
        phoneBar={
          <PhoneBar
            place={place}
            at={placeIn(items, address) + 1}
            count={items.length}
            onPrevious={() => keys.ask({ kind: 'previous' }, false)}
            onSkip={() => keys.ask({ kind: 'next' }, false)}
          />
        }
        grade={
          shown.detail && shown.address ? (
            <GradePane
              book={book}
              address={shown.address}
              detail={shown.detail}
              problem={commands.problem}
              onChoice={remember}
              onSaveHere={saveHere}
              onTemplates={openTemplates}
              onLevels={openLevels}
              onAi={askAi}
              onWhy={lookAtWhy}
              onNotes={openNotes}
              onFeedbackField={onFeedbackField}
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
      <GradingDialogs
        {...{ dialog, club, quizzes, book, bulk, selection, graders }}
        onInsert={insert}
        onClose={close}
      />
    </>
  );
});

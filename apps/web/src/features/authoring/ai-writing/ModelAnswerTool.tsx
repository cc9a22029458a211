import type { AiDraft, AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createModelAnswers, settleAiDraft } from '../../../api/authoring/ai-writing/ai-writing.writes.ts';
import { isRunning } from '../../../api/authoring/ai-writing/under-way.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { aiWritingText } from './ai-writing.text.ts';
import { DraftHead } from './DraftHead.tsx';
import { DraftSources, type SeeSource } from './DraftSources.tsx';
import { useAiWritings, useDropWriting } from './use-ai-writings.ts';
import { WritingProgress } from './WritingProgress.tsx';

const text = aiWritingText.answer;

export interface ModelAnswerToolProps {
  /** Null for a quiz that is not registered yet. */
  readonly quizSequence: number | null;
  readonly no: number;
  readonly question: string;
  readonly contentSequence: number | null;
  readonly jobs: readonly string[];
  readonly jobLevels: readonly string[];
  /** Whether a model answer stands there already: a draft goes behind it, never over it. */
  readonly hasAnswer: boolean;
  /** Puts a draft in; what it answers takes it back. */
  readonly onTake: (draft: AiDraft) => () => void;
  readonly onSee: SeeSource;
}

type Its = Pick<ModelAnswerToolProps, 'quizSequence' | 'question' | 'contentSequence'>;

/** The draft of a writing that is for this quiz; one that is not registered is known by its question. */
const draftFor = ({ drafts }: AiWriting, { quizSequence, question }: Its) =>
  drafts.find(
    (one) =>
      !one.isSettled &&
      one.quizSequence === quizSequence &&
      (quizSequence !== null || one.question === question.trim()),
  );
const isFor = (writing: AiWriting, its: Its) =>
  its.quizSequence === null
    ? writing.of === 1 && writing.content.contentSequence === its.contentSequence
    : writing.quizSequences.includes(its.quizSequence);

/** Has a model answer drafted out of the quiz's content, shows it with what it rests on, and puts it in when it is wanted. */
export function ModelAnswerTool(props: ModelAnswerToolProps) {
  const { quizSequence, no, question, contentSequence, jobs, jobLevels, hasAnswer, onTake, onSee } = props;
  const client = useQueryClient();
  const toast = useToast();
  const drop = useDropWriting();
  const writings = useAiWritings().filter(({ kind }) => kind === 'MODEL_ANSWER');
  const make = useMutation({
    mutationFn: () =>
      createModelAnswers(client, {
        body: {
          contentSequence,
          contentType: CONTENT_TYPE.uploaded,
          jobs: [...jobs],
          jobLevels: [...jobLevels],
          quizzes: [{ no, question, quizSequence }],
        },
        files: {},
      }),
  });
  const running = writings.find((one) => isRunning(one) && isFor(one, props));
  const failed = writings.find((one) => one.state === 'FAILED' && isFor(one, props));
  const done = writings.find((one) => draftFor(one, props));
  const draft = done && draftFor(done, props);
  const settle = (one: AiDraft, isSettled: boolean) => {
    const { aiWritingSequence, position } = one;
    return settleAiDraft(client, { params: { aiWritingSequence, position }, body: { isSettled } });
  };
  const again = async () => {
    if (draft) await settle(draft, true);
    if (failed) await drop(failed.aiWritingSequence);
    make.mutate();
  };
  const take = () => {
    const undo = onTake(draft!);
    void settle(draft!, true);
    const back = () => {
      undo();
      void settle(draft!, false);
    };
    toast({ message: text.taken, tone: 'good', action: { label: text.undo, onPress: back } });
  };
  const box = 'flex flex-col gap-2.5 rounded-box border border-line bg-bg px-4 py-3';

  if (running || make.isPending) {
    return (
      <section aria-label={text.title} className={box}>
        <WritingProgress writing={running} onStop={() => void drop(running!.aiWritingSequence)} />
      </section>
    );
  }
  if (draft) {
    return (
      <section aria-label={text.title} className={box}>
        <DraftHead draft={draft} notice={done.notice} />
        {draft.answer === '' ? (
          <p className="text-ink-2">{aiWritingText.nothing}</p>
        ) : (
          <>
            <Markdown text={draft.answer} headingLevel={4} />
            {draft.keywords.length > 0 && (
              <p className="text-sm text-ink-2">
                <b className="mr-1.5 font-semibold">{aiWritingText.keywords}</b>
                {draft.keywords.join(' · ')}
              </p>
            )}
            <DraftSources sources={draft.sources} content={done.content} onSee={onSee} />
          </>
        )}
        <div className="flex flex-wrap gap-2">
          {draft.answer !== '' && (
            <Button size="small" onPress={take}>
              {hasAnswer ? text.append : text.take}
            </Button>
          )}
          <Button size="small" variant="ghost" onPress={() => void again()}>
            {text.again}
          </Button>
          <Button size="small" variant="ghost" onPress={() => void settle(draft, true)}>
            {text.drop}
          </Button>
        </div>
      </section>
    );
  }
  const missing =
    contentSequence === null ? text.needsContent : question.trim().length < 2 ? text.needsQuestion : undefined;
  const fault =
    failed?.reason ??
    (make.error instanceof ApiError && !make.error.isTransient
      ? (make.error.fields[0]?.message ?? make.error.message)
      : null);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button size="small" icon="edit" isDisabled={missing !== undefined} onPress={() => void again()}>
        {text.make}
      </Button>
      <p className="min-w-0 flex-[1_1_14rem] text-sm text-ink-3">{missing ?? text.lead}</p>
      {fault !== null && (
        <p role="alert" className="basis-full text-sm text-bad">
          {text.failed} {fault}
        </p>
      )}
    </div>
  );
}

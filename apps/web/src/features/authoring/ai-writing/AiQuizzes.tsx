import { MAX_AI_QUIZZES } from '@dure/contract/authoring/ai-writing/ai-writing-limits';
import type { AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createAiQuizzes } from '../../../api/authoring/ai-writing/ai-writing.writes.ts';
import { isRunning } from '../../../api/authoring/ai-writing/under-way.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { aiWritingText } from './ai-writing.text.ts';
import type { SeeSource } from './DraftSources.tsx';
import { Estimate } from './Estimate.tsx';
import { OtherDrafts } from './OtherDrafts.tsx';
import { QuizReview } from './QuizReview.tsx';
import { useAiWritings, useDropWriting } from './use-ai-writings.ts';
import { WritingProgress } from './WritingProgress.tsx';

const text = aiWritingText.quizzes;
const USUAL = 5;
const A_CALL = { quizzes: 5, characters: 16_000 };

export interface AiQuizzesProps {
  readonly contentSequence: number | undefined;
  /** How the content is chosen. */
  readonly contentField: ReactNode;
  readonly onContent: (contentSequence: number) => void;
  readonly onSee: SeeSource;
  readonly onClose: () => void;
  readonly onRegistered: () => void;
}

/** Quizzes drafted out of a content: how many, how far it is, and what came of it, also after the page was left. */
export function AiQuizzes({ contentSequence, contentField, onContent, onSee, onClose, onRegistered }: AiQuizzesProps) {
  const client = useQueryClient();
  const drop = useDropWriting();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [count, setCount] = useState<number | null>(USUAL);
  const writings = useAiWritings().filter(({ kind }) => kind === 'QUIZ');
  const make = useMutation({
    mutationFn: (quizCount: number) =>
      createAiQuizzes(client, {
        body: { contentSequence: contentSequence ?? null, contentType: CONTENT_TYPE.uploaded, quizCount },
        files: {},
      }),
  });
  const here = writings.find((one) => isRunning(one) && one.content.contentSequence === contentSequence);
  const elsewhere = writings.filter((one) => isRunning(one) && one !== here);
  const failed = writings.filter(({ state }) => state === 'FAILED');
  const drafted = writings.filter(({ state, drafts }) => state === 'DONE' && drafts.length > 0);
  const isHere = ({ content }: AiWriting) =>
    contentSequence === undefined || content.contentSequence === contentSequence;
  const ready = drafted.filter(isHere);
  const isCountRight = count !== null && count >= 1 && count <= MAX_AI_QUIZZES;
  const fault = make.error instanceof ApiError && !make.error.isTransient ? make.error : undefined;
  return (
    <section aria-label={text.title} className="flex min-h-0 flex-1 flex-col bg-surface">
      <header className="flex min-h-15 flex-none items-center gap-2.5 border-b border-line py-1 pr-3 pl-4 desktop:pl-6">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
          {text.title}
        </h2>
        <IconButton icon="close" label={text.close} onPress={onClose} className="ml-auto" />
      </header>
      <div className="flex flex-1 flex-col gap-5 px-4 py-4 desktop:min-h-0 desktop:overflow-y-auto desktop:px-6">
        <p className="text-ink-2">{text.lead}</p>
        <div className="flex flex-col gap-2">
          <p className="text-sm font-semibold text-ink-2">{text.content}</p>
          {contentField}
        </div>
        {here || make.isPending ? (
          <div className="rounded-box border border-line bg-bg px-4 py-3">
            <WritingProgress writing={here} onStop={() => void drop(here!.aiWritingSequence)} />
          </div>
        ) : (
          <div className="flex flex-wrap items-end gap-3">
            <NumberField
              label={text.count}
              unit={text.unit}
              minValue={1}
              maxValue={MAX_AI_QUIZZES}
              value={count}
              onChange={setCount}
              className="w-44"
            />
            <Button
              variant={ready.length > 0 ? 'secondary' : 'primary'}
              isDisabled={contentSequence === undefined || !isCountRight}
              onPress={() => make.mutate(count!)}
            >
              {text.start}
            </Button>
            <p className="basis-full text-sm text-ink-3">
              {contentSequence === undefined ? (
                text.needsContent
              ) : (
                <Estimate
                  purpose="QUIZ"
                  calls={Math.ceil((count ?? 1) / A_CALL.quizzes)}
                  characters={A_CALL.characters}
                />
              )}
            </p>
          </div>
        )}
        {elsewhere.map((writing) => (
          <div key={writing.aiWritingSequence} className="rounded-box border border-line bg-bg px-4 py-3">
            <h3 className="mb-1 text-sm break-words text-ink-2">{text.goesOn(writing.content.title)}</h3>
            <WritingProgress writing={writing} onStop={() => void drop(writing.aiWritingSequence)} />
          </div>
        ))}
        {failed.map(({ aiWritingSequence, reason, content }) => (
          <div key={aiWritingSequence} className="flex flex-wrap items-center gap-2">
            <p role="alert" className="min-w-0 flex-1 text-sm break-words text-bad">
              {content.title}: {text.failed} {reason}
            </p>
            <Button size="small" variant="ghost" onPress={() => void drop(aiWritingSequence)}>
              {aiWritingText.answer.drop}
            </Button>
          </div>
        ))}
        {failed.length === 0 && fault && (
          <p role="alert" className="text-sm text-bad">
            {fault.fields[0]?.message ?? fault.message}
          </p>
        )}
        {ready.map((writing) => (
          <QuizReview key={writing.aiWritingSequence} writing={writing} onSee={onSee} onRegistered={onRegistered} />
        ))}
        <OtherDrafts writings={drafted.filter((one) => !isHere(one))} onContent={onContent} />
      </div>
    </section>
  );
}

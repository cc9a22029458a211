import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plainQuestion } from '../../kernel/plain-question.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TagField } from '../../ui/TagField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { candidatesQuery } from './club-schedule.api.ts';
import { scheduleText as text } from './club-schedule.text.ts';
import type { ScheduleRow } from './schedule.ts';

const LONGEST_QUESTION = 2000;
const LONGEST_ANSWER = 5000;
const MOST_KEYWORDS = 20;
const TYPING_PAUSE_MS = 300;

export type NewQuiz = Pick<ScheduleRow, 'key' | 'quizSequence' | 'question' | 'written'>;

/** A quiz while it is written; kept by whoever opens the dialog, so that closing it loses nothing. */
export interface QuizDraft {
  readonly question: string;
  readonly modelAnswer: string;
  readonly modelAnswerKeywords: string[];
}
export const EMPTY_DRAFT: QuizDraft = { question: '', modelAnswer: '', modelAnswerKeywords: [] };

interface WriteQuizProps {
  readonly draft: QuizDraft;
  readonly onDraft: (draft: QuizDraft) => void;
  readonly onAdd: (quiz: NewQuiz) => void;
}

function WriteQuiz({ draft, onDraft, onAdd }: WriteQuizProps) {
  const { question, modelAnswer, modelAnswerKeywords } = draft;
  const set = (patch: Partial<QuizDraft>) => onDraft({ ...draft, ...patch });
  return (
    <div className="flex flex-col gap-5">
      <TextArea
        label={text.question}
        isRequired
        rows={3}
        limit={LONGEST_QUESTION}
        value={question}
        onChange={(typed) => set({ question: typed })}
      />
      <TextArea
        label={text.modelAnswer}
        rows={3}
        limit={LONGEST_ANSWER}
        value={modelAnswer}
        onChange={(typed) => set({ modelAnswer: typed })}
      />
      <TagField
        label={text.keywords}
        limit={MOST_KEYWORDS}
        value={modelAnswerKeywords}
        onChange={(tags) => set({ modelAnswerKeywords: tags })}
      />
      <Button
        variant="primary"
        className="self-end"
        isDisabled={question.trim().length < 2}
        onPress={() => onAdd({ key: crypto.randomUUID(), quizSequence: null, question, written: draft })}
      >
        {text.put}
      </Button>
    </div>
  );
}

interface ChooseQuizProps {
  readonly clubSequence: number;
  readonly listed: ReadonlySet<number>;
  readonly onAdd: (quiz: NewQuiz) => void;
}

function ChooseQuiz({ clubSequence, listed, onAdd }: ChooseQuizProps) {
  const [keyword, setKeyword] = useState('');
  const { data, error, isFetching, refetch } = useQuery(candidatesQuery(clubSequence, keyword));
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={text.search}
        placeholder={text.search}
        value={keyword}
        onChange={setKeyword}
        delay={TYPING_PAUSE_MS}
      />
      {error && !data ? (
        <ErrorState title={text.candidatesFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Waiting />
      ) : data.contents.length === 0 ? (
        <EmptyState icon="question">{text.noCandidates}</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {data.contents.map(({ quizSequence, question }) => (
            <li key={quizSequence} className="flex min-h-14 items-center gap-3 py-2">
              <span className="line-clamp-2 min-w-0 flex-1">{plainQuestion(question)}</span>
              <Button
                size="small"
                isDisabled={listed.has(quizSequence)}
                aria-label={text.putNamed(plainQuestion(question))}
                onPress={() => onAdd({ key: String(quizSequence), quizSequence, question, written: null })}
              >
                {listed.has(quizSequence) ? text.chosen : text.put}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export interface AddQuizDialogProps extends ChooseQuizProps, WriteQuizProps {
  readonly onClose: () => void;
}

/** A quiz for the club: written here, or one of the own ones. */
export function AddQuizDialog({ clubSequence, listed, draft, onDraft, onAdd, onClose }: AddQuizDialogProps) {
  const [way, setWay] = useState<'write' | 'choose'>('write');
  return (
    <Dialog title={text.addTitle} isOpen onClose={onClose} actions={<Button onPress={onClose}>{text.close}</Button>}>
      <Tabs
        label={text.ways}
        selected={way}
        onSelect={setWay}
        keepPanels
        tabs={[
          {
            id: 'write',
            label: text.write,
            content: (
              <WriteQuiz
                draft={draft}
                onDraft={onDraft}
                onAdd={(quiz) => {
                  onAdd(quiz);
                  onDraft(EMPTY_DRAFT);
                  onClose();
                }}
              />
            ),
          },
          { id: 'choose', label: text.choose, content: <ChooseQuiz {...{ clubSequence, listed, onAdd }} /> },
        ]}
      />
    </Dialog>
  );
}

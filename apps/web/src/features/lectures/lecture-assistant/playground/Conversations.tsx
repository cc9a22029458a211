import { MAX_PAGE_SIZE } from '@dure/contract/http/request-limits';
import type { AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getConversationMessage,
  listConversations,
} from '../../../../api/lectures/lecture-assistant/lecture-assistant.reads.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../../../ui/states/WorkSkeleton.tsx';
import { Answer } from '../Answer.tsx';
import { assistantText } from '../lecture-assistant.text.ts';
import { AskedBy } from './AskedBy.tsx';
import { MoreRow } from './MoreRow.tsx';
import { playgroundText as text } from './playground.text.ts';

const PAGE = 10;

interface OpenedProps {
  readonly club: number;
  readonly message: number;
  readonly onOpen: (source: AnswerSource) => void;
}

function Opened({ club, message, onOpen }: OpenedProps) {
  const query = useQuery(getConversationMessage({ query: { clubSequence: club, assistantMessageSequence: message } }));
  return (
    <Loaded from={query} skeleton={<WorkSkeleton hasHead={false} />}>
      {(one) => <Answer message={one} name={assistantText.assistant} isShown={() => false} onOpen={onOpen} />}
    </Loaded>
  );
}

export interface ConversationsProps {
  readonly club: number;
  readonly onOpen: (source: AnswerSource) => void;
}

/** What members asked the assistant, the newest first. */
export function Conversations({ club, onOpen }: ConversationsProps) {
  const [size, setSize] = useState(PAGE);
  const [opened, setOpened] = useState<{ readonly message: number; readonly question: string }>();
  const query = useQuery(listConversations({ query: { clubSequence: club, size } }));
  return (
    <section aria-labelledby="conversations" className="mt-4">
      <h2 id="conversations" className="font-bold">
        {text.conversations}
      </h2>
      <p className="mb-2.5 text-sm text-ink-2">{text.conversationsHint}</p>
      <Loaded from={query} skeleton={<WorkSkeleton hasHead={false} />}>
        {({ contents, totalElements }) =>
          contents.length === 0 ? (
            <EmptyState icon="comment">{text.noConversations}</EmptyState>
          ) : (
            <Card isPadded={false}>
              <ul className="divide-y divide-line">
                {contents.map(({ assistantMessageSequence, question, nickname, studyNo, askedAt, answerState }) => (
                  <li key={assistantMessageSequence}>
                    <button
                      type="button"
                      onClick={() => setOpened({ message: assistantMessageSequence, question })}
                      className="flex min-h-13 w-full flex-wrap items-center gap-x-3 px-4 py-2 text-left -outline-offset-2 hover:bg-sunken"
                    >
                      <span className="min-w-0 flex-[1_1_16rem] truncate font-semibold">{question}</span>
                      {answerState === 'NOT_FOUND' && (
                        <span className="text-sm font-semibold text-pre">{assistantText.notFound}</span>
                      )}
                      <span className="text-sm text-ink-3">
                        <AskedBy nickname={nickname} studyNo={studyNo} askedAt={askedAt} />
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {totalElements > contents.length && size < MAX_PAGE_SIZE && (
                <MoreRow onPress={() => setSize(MAX_PAGE_SIZE)} />
              )}
            </Card>
          )
        }
      </Loaded>
      <LazyDialog
        title={opened?.question ?? ''}
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
        closesOnBackdrop
      >
        {opened && <Opened club={club} message={opened.message} onOpen={onOpen} />}
      </LazyDialog>
    </section>
  );
}

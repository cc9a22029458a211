import { MAX_PAGE_SIZE } from '@dure/contract/http/request-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listInstructorFeedback } from '../../../api/clubs/club-messages/club-messages.reads.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { clubMessagesText as text } from './club-messages.text.ts';

const SIZE = 10;

export interface FeedbackListProps {
  readonly club: number;
  readonly memberUUID: string;
  /** What stands there where there is none; nothing where it is left out. */
  readonly none?: string;
}

/** What those who run a lecture club wrote to a member alone, newest first. */
export function FeedbackList({ club, memberUUID, none }: FeedbackListProps) {
  const [size, setSize] = useState(SIZE);
  const { data } = useQuery(listInstructorFeedback({ params: { club, memberUUID }, query: { size } }));
  if (!data || (data.totalElements === 0 && none === undefined)) return null;
  return (
    <>
      {data.totalElements === 0 ? (
        <p className="mt-1 text-sm text-ink-3">{none}</p>
      ) : (
        <ul aria-label={text.feedback} className="mt-1 divide-y divide-line">
          {data.contents.map(({ messageSequence, sender, text: words, sentAt }) => (
            <li key={messageSequence} className="py-3">
              <p className="break-words whitespace-pre-line">{words}</p>
              <p className="mt-0.5 text-sm text-ink-3">
                {sender.nickname} · <DateText date={sentAt} look="short" />
              </p>
            </li>
          ))}
        </ul>
      )}
      {data.totalElements > size && size < MAX_PAGE_SIZE && (
        <Button size="small" onPress={() => setSize(Math.min(MAX_PAGE_SIZE, size + SIZE))}>
          {text.moreFeedback}
        </Button>
      )}
    </>
  );
}

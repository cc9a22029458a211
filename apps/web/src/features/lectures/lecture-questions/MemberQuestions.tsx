import { MAX_PAGE_SIZE } from '@dure/contract/http/request-limits';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { listMemberQuestions } from '../../../api/lectures/lecture-questions/lecture-questions.reads.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../../ui/states/WorkSkeleton.tsx';
import { questionsText as text } from './lecture-questions.text.ts';

const SIZE = 20;

export interface MemberQuestionsProps {
  readonly club: number;
  readonly memberUUID: string;
  /** To the question in its place. */
  readonly link: (serial: number, parts: LinkParts) => ReactNode;
}

/** All that a member asked in a lecture club, newest first, with what became of it. */
export function MemberQuestions({ club, memberUUID, link }: MemberQuestionsProps) {
  const [size, setSize] = useState(SIZE);
  const questions = useQuery(listMemberQuestions({ params: { club, memberUUID }, query: { size } }));
  return (
    <Loaded from={questions} skeleton={<WorkSkeleton hasHead={false} />}>
      {({ contents, totalElements }) => (
        <section aria-labelledby="member-questions">
          <h3 id="member-questions" className="font-bold">
            {text.ofMember(totalElements)}
          </h3>
          {totalElements === 0 ? (
            <p className="mt-1 text-sm text-ink-3">{text.noneOfMember}</p>
          ) : (
            <ul className="divide-y divide-line">
              {contents.map(({ lectureQuestionSerialNumber: serial, question, studyNo, askedAt, status, draft }) => (
                <li key={serial} className="py-2">
                  {link(serial, {
                    className: 'line-clamp-2 py-1 font-semibold break-words hover:underline max-desktop:min-h-11',
                    children: question,
                  })}
                  <p className="text-sm text-ink-3">
                    {text.study(studyNo)} · <DateText date={askedAt} look="short" /> ·{' '}
                    {status === 'AI_ANSWERED' ? text.aiAnswered(draft?.sources.length ?? 0) : text.status[status]}
                  </p>
                </li>
              ))}
            </ul>
          )}
          {totalElements > size && size < MAX_PAGE_SIZE && (
            <Button size="small" onPress={() => setSize(Math.min(MAX_PAGE_SIZE, size + SIZE))}>
              {text.more}
            </Button>
          )}
        </section>
      )}
    </Loaded>
  );
}

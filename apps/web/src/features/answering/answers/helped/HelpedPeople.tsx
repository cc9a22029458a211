import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listHelped } from '../../../../api/answering/answers/helped.reads.ts';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { helpedText as words } from './helped.text.ts';

export interface HelpedPeopleProps {
  readonly club: number;
  /** Of one quiz alone; else of the whole club. */
  readonly quiz?: number;
  /** The way to a quiz, where more than one is shown. */
  readonly quizLink?: (quizSequence: number, parts: LinkParts) => ReactNode;
}

/** Whom one's own answers helped: whoever quotes them, and whose one-pick they are, with their reason. */
export function HelpedPeople({ club, quiz, quizLink }: HelpedPeopleProps) {
  const { data } = useQuery(listHelped({ params: { club }, query: quiz === undefined ? {} : { quizSequence: quiz } }));
  if (!data || (data.contents.length === 0 && quiz !== undefined)) return null;
  const people = new Set(data.contents.map(({ member }) => member.memberUUID)).size;
  return (
    <Card as="section" aria-labelledby="helped" className="flex flex-col gap-1">
      {data.contents.length === 0 ? (
        <p id="helped" className="text-ink-2">
          {words.none}
        </p>
      ) : (
        <>
          <h3 id="helped" className="text-lg font-bold">
            {words.title(people)}
          </h3>
          <ul className="divide-y divide-line">
            {data.contents.map(({ kind, quizSequence, no, member, text, helpedAt }) => (
              <li
                key={`${kind} ${quizSequence} ${member.memberUUID} ${helpedAt}`}
                className="flex items-start gap-2.5 py-3"
              >
                <Avatar name={member.nickname} image={member.profileImageUrl} size="small" />
                <div className="min-w-0">
                  {text !== '' && <p className="wrap-break-word">“{plainQuestion(text)}”</p>}
                  <p className="text-sm text-ink-3">
                    <span className="font-semibold text-ink-2">{member.nickname}</span> · {words.kinds[kind]}
                    {quizLink && (
                      <>
                        {' · '}
                        {quizLink(quizSequence, {
                          className: 'touch-target text-brand-ink underline',
                          children: words.quiz(no),
                        })}
                      </>
                    )}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

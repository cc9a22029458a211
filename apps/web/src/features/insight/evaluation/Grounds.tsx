import type { EvaluationGround } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import type { ReactNode } from 'react';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { evaluationText as text } from './evaluation.text.ts';

/** The way to somebody's answer to a quiz. */
export type AnswerLink = (quizSequence: number, parts: LinkParts) => ReactNode;

export interface GroundsProps {
  /** The part of the report, as it is called. */
  readonly of: string;
  readonly grounds: readonly EvaluationGround[];
  readonly answerLink: AnswerLink;
}

/** The answers that a part of a report rests on, each one press away; nothing where there are none. */
export function Grounds({ of, grounds, answerLink }: GroundsProps) {
  if (grounds.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm text-ink-3">
      <span aria-hidden="true">{text.grounds}</span>
      <ul aria-label={text.groundsOf(of)} className="contents">
        {grounds.map(({ quizSequence, no }) => (
          <li key={quizSequence}>
            {answerLink(quizSequence, {
              className:
                'inline-flex min-h-11 min-w-11 items-center justify-center px-1 font-semibold text-brand-ink underline-offset-4 hover:underline desktop:min-h-7',
              children: text.ground(no),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

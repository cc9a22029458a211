import { isWithin } from '@dure/contract/assistance/ai-proof/agreement';
import type { AiProof } from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import type { ReactNode } from 'react';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { aiProofText } from './ai-proof.text.ts';
import { ScoreLine } from './ScoreLine.tsx';

const text = aiProofText.table;
type Compared = AiProof['answers'][number];

export interface ProofTableProps {
  readonly answers: readonly Compared[];
  /** To the answer in the grading workspace. */
  readonly answerLink: (answer: Compared, parts: LinkParts) => ReactNode;
}

const linkClass = 'touch-target font-semibold text-brand-ink underline underline-offset-4';

interface ScoresProps extends Pick<ProofTableProps, 'answerLink'> {
  readonly answer: Compared;
  readonly no: number;
}

function Scores({ answer, no, answerLink }: ScoresProps) {
  const { instructor, ai } = answer;
  if (instructor === null)
    return answerLink(answer, { className: linkClass, children: text.ungraded, 'aria-label': text.grade(no) });
  if (ai === null)
    return (
      <>
        <b className="tabular-nums">{instructor}</b>{' '}
        <span className="text-ink-3">{answer.isLeftOpen ? text.leftOpen : text.unread}</span>
      </>
    );
  const isFar = !isWithin({ instructor, ai });
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums desktop:flex-nowrap">
      <b className="w-8 text-right">{instructor}</b>
      <span className="w-8 text-right">{ai}</span>
      <ScoreLine {...{ instructor, ai }} />
      <span className={`w-20 whitespace-nowrap desktop:text-right ${isFar ? 'font-semibold text-bad' : 'text-ink-2'}`}>
        {aiProofText.apart(ai - instructor)}
      </span>
    </span>
  );
}

/** Answers with the score of the instructor and of AI, and why they are far apart. */
export function ProofTable({ answers, answerLink }: ProofTableProps) {
  return (
    <Card as="section" aria-label={text.label} isPadded={false} className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
        <h3 className="text-lg font-bold">{text.title(answers.length)}</h3>
        <p className="text-sm text-ink-3">{text.spread}</p>
        <p className="ml-auto flex gap-3 text-sm text-ink-2" aria-hidden="true">
          <span>● {text.instructor}</span>
          <span>
            <span className="text-brand-ink">□</span> {text.ai}
          </span>
        </p>
      </div>
      <ol>
        {answers.map((answer, index) => (
          <li
            key={answer.clubQuizAnswerSequence}
            className={`flex min-h-12 flex-col gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-sm desktop:flex-row desktop:items-center ${answer.reason === '' ? '' : 'bg-brand-soft'}`}
          >
            <div className="flex min-w-0 flex-1 gap-3">
              <span className="w-5 flex-none text-ink-3 tabular-nums">{index + 1}</span>
              <div className="min-w-0">
                <p className="line-clamp-2 text-ink-2 desktop:line-clamp-1">{answer.text}</p>
                {answer.reason !== '' && (
                  <p className="mt-0.5 font-semibold text-pre">
                    {answer.reason} {answerLink(answer, { className: linkClass, children: text.sideBySide })}
                  </p>
                )}
              </div>
            </div>
            <div className="pl-8 desktop:pl-0">
              <Scores {...{ answer, answerLink }} no={index + 1} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

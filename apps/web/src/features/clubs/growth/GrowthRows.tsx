import type { QuizGrowth } from '@dure/contract/clubs/growth/growth.endpoints';
import type { ReactNode } from 'react';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { growthText as words } from './growth.text.ts';

export interface GrowthRowsProps {
  readonly quizzes: readonly QuizGrowth[];
  readonly quizLink: (quizSequence: number, parts: LinkParts) => ReactNode;
}

function Grades({ preGrade, aiFinalGrade, finalGrade, growth }: QuizGrowth) {
  if (finalGrade === null) return <span className="text-sm font-semibold text-ink-3">{words.waiting}</span>;
  return (
    <span className="block text-right tabular-nums">
      <span className="font-bold">{words.points(finalGrade)}</span>
      {preGrade !== null && aiFinalGrade !== null && (
        <span className={`block text-sm ${(growth ?? 0) > 0 ? 'font-semibold text-good' : 'text-ink-3'}`}>
          {words.byAi(preGrade, aiFinalGrade)}
        </span>
      )}
    </span>
  );
}

/** Quiz by quiz the question in words, leading to what changed between the two answers. */
export function GrowthRows({ quizzes, quizLink }: GrowthRowsProps) {
  return (
    <Card as="section" aria-labelledby="growth-rows" isPadded={false}>
      <h3 id="growth-rows" className="px-4 pt-4 text-lg font-bold desktop:px-5">
        {words.rows}
      </h3>
      <ol className="mt-1 divide-y divide-line">
        {quizzes.map((quiz) => (
          <li key={quiz.quizSequence} className="relative flex min-h-14 items-center gap-3 px-4 py-2.5 desktop:px-5">
            <div className="min-w-0 flex-1">
              {quizLink(quiz.quizSequence, {
                className: 'line-clamp-2 font-semibold after:absolute after:inset-0 hover:underline',
                children: plainQuestion(quiz.question),
              })}
              <p className="text-sm text-ink-3">{words.place(quiz.no, quiz.week)}</p>
            </div>
            <div className="flex-none">
              <Grades {...quiz} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

import type { ClubRecruiting } from '@dure/contract/dashboard/recruiting.endpoints';
import { RouterButtonLink } from '../../../ui/buttons/RouterButtonLink.tsx';
import { TodoRow } from '../TodoRow.tsx';
import { recruitingText } from './recruiting.text.ts';

const text = recruitingText.missing;
/** From so many members on, grading alone is much. */
const MANY = 15;

/** What the club lacks; what is missing stops nothing but says what it costs. */
function lacking({ missing, memberCount }: ClubRecruiting) {
  const { quizCount, modelAnswers, deadlines, firstContent, graderCount } = missing;
  if (quizCount === 0) return [{ title: text.quizzes, note: text.quizzesNote, action: text.add }];
  return [
    ...(modelAnswers.length > 0
      ? [{ title: text.answers(modelAnswers.length), note: text.of(modelAnswers), action: text.write }]
      : []),
    ...(deadlines.length > 0
      ? [{ title: text.deadlines(deadlines.length), note: text.deadlinesNote(deadlines), action: text.set }]
      : []),
    ...(firstContent ? [{ title: text.content, note: text.contentNote, action: text.add }] : []),
    ...(graderCount === 1 && memberCount >= MANY
      ? [{ title: text.graders, note: text.gradersNote(memberCount), action: text.invite }]
      : []),
  ];
}

export interface MissingRowsProps {
  readonly clubSequence: number;
  readonly recruiting: ClubRecruiting;
}

export function MissingRows({ clubSequence, recruiting }: MissingRowsProps) {
  const rows = lacking(recruiting);
  return (
    <section aria-labelledby="missing">
      <h2 id="missing" className="text-lg font-bold">
        {text.title}
      </h2>
      <ul className="mt-2.5">
        {rows.length === 0 && <TodoRow title={<span className="font-normal text-ink-3">{text.none}</span>} />}
        {rows.map(({ title, note, action }) => (
          <TodoRow key={title} title={title} note={note}>
            <RouterButtonLink
              to="/quiz-dashboard/$clubSequence/edit"
              params={{ clubSequence }}
              size="small"
              aria-label={`${title}: ${action}`}
            >
              {action}
            </RouterButtonLink>
          </TodoRow>
        ))}
      </ul>
    </section>
  );
}

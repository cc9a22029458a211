import type { ClubRecruiting } from '@dure/contract/insight/dashboard/recruiting.endpoints';
import { RouterButtonLink } from '../../../../ui/buttons/RouterButtonLink.tsx';
import { TodoRow } from '../TodoRow.tsx';
import { recruitingText } from './recruiting.text.ts';

const text = recruitingText.missing;
/** From so many members on, grading alone is much. */
const MANY = 15;
const PLAN = 'plan' as const;

/** What the club lacks; what is missing stops nothing but says what it costs. */
function lacking({ missing, memberCount }: ClubRecruiting) {
  const { hasQuizzes, modelAnswers, deadlines, firstContent, graderCount } = missing;
  if (!hasQuizzes) return [{ title: text.quizzes, note: text.quizzesNote, action: text.add, section: PLAN }];
  return [
    ...(modelAnswers.length > 0
      ? [{ title: text.answers(modelAnswers.length), note: text.of(modelAnswers), action: text.write, section: PLAN }]
      : []),
    ...(deadlines.length > 0
      ? [
          {
            title: text.deadlines(deadlines.length),
            note: text.deadlinesNote(deadlines),
            action: text.set,
            section: PLAN,
          },
        ]
      : []),
    ...(firstContent ? [{ title: text.content, note: text.contentNote, action: text.add, section: PLAN }] : []),
    ...(graderCount === 1 && memberCount >= MANY
      ? [{ title: text.graders, note: text.gradersNote(memberCount), action: text.invite, section: 'people' as const }]
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
        {rows.map(({ title, note, action, section }) => (
          <TodoRow key={title} title={title} note={note}>
            <RouterButtonLink
              to="/quiz-dashboard/$clubSequence/edit"
              params={{ clubSequence }}
              search={{ section }}
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

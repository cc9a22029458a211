import type { ShownNode, ShownStory } from '@dure/contract/people/resume-stories/resume-stories.views';
import { monthsOf, periodLabel } from '@dure/contract/people/resume-stories/resume-period';
import { JobGroupChip } from '../../../ui/buttons/JobGroupChip.tsx';
import { LevelMark } from './LevelMark.tsx';
import { ClubProofBox, GradeProofBox, type Checking } from './ProofBox.tsx';
import { resumeText as text } from './resume.text.ts';

const day = (year: number, month: number) => `${year}.${String(month).padStart(2, '0')}`;

function Step({ node, checking }: { readonly node: ShownNode; readonly checking: Checking }) {
  const [first, ...rest] = node.description.split('\n');
  return (
    <li className="relative flex gap-3.5 py-1.5 not-last:before:absolute not-last:before:top-9 not-last:before:-bottom-1.5 not-last:before:left-3.25 not-last:before:w-0.5 not-last:before:bg-line-strong">
      <LevelMark level={node.level} name={node.levelName} jobGroup={node.jobGroup} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 break-inside-avoid">
          <span className="min-w-0 font-semibold">{first}</span>
          <JobGroupChip code={node.jobGroup} name={node.jobGroupName} />
        </div>
        {rest.length > 0 && <p className="text-sm whitespace-pre-line text-ink-2">{rest.join('\n')}</p>}
        {node.proof && <ClubProofBox proof={node.proof} {...checking} />}
        {node.gradeProof && <GradeProofBox proof={node.gradeProof} {...checking} />}
      </div>
    </li>
  );
}

export interface ShownStoriesProps extends Checking {
  readonly stories: readonly ShownStory[];
}

/** Stories as whoever has the link reads them, on a screen or on paper. */
export function ShownStories({ stories, ...checking }: ShownStoriesProps) {
  return stories.map((story, index) => (
    <section key={index} className="mt-6 border-t border-line pt-5">
      <div className="break-inside-avoid">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lg font-bold">{story.title}</h2>
          <span className="text-sm whitespace-nowrap text-ink-2 tabular-nums">
            {text.span(
              day(story.startedAtYear, story.startedAtMonth),
              day(story.finishedAtYear, story.finishedAtMonth),
            )}{' '}
            · <b className="text-ink">{periodLabel(monthsOf(story))}</b>
          </span>
        </div>
        {story.description !== '' && (
          <p className="mt-1.5 mb-2.5 leading-relaxed whitespace-pre-line text-ink-2">{story.description}</p>
        )}
      </div>
      {story.nodes.length > 0 && (
        <ol aria-label={text.nodes}>
          {story.nodes.map((node, place) => (
            <Step key={place} node={node} checking={checking} />
          ))}
        </ol>
      )}
    </section>
  ));
}

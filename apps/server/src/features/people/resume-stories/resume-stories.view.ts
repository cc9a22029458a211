import type { MyResume } from '@dure/contract/people/resume-stories/resume-stories.views';
import type { ResumeStory } from '@dure/contract/people/resume-stories/resume-form';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { findOpenLink } from './links/links.queries.ts';
import type { listNodes, listStories } from './resume-stories.queries.ts';

export type StoryRow = RowsOf<ReturnType<typeof listStories>>[number];
export type NodeRow = RowsOf<ReturnType<typeof listNodes>>[number];

/** A story without its steps. */
export const storyView = (row: StoryRow): Omit<ResumeStory, 'nodes'> => ({
  title: row.title,
  description: row.description,
  startedAtYear: row.started_at_year,
  startedAtMonth: row.started_at_month,
  finishedAtYear: row.finished_at_year,
  finishedAtMonth: row.finished_at_month,
});

/** The steps of a story, in order. */
export const nodesOf = (nodes: readonly NodeRow[], story: StoryRow): NodeRow[] =>
  nodes.filter(({ story_position }) => story_position === story.position);

export const ownStoryView = (story: StoryRow, nodes: readonly NodeRow[]): ResumeStory => ({
  ...storyView(story),
  nodes: nodesOf(nodes, story).map((node) => ({
    level: node.level,
    description: node.description,
    jobGroup: node.job_group,
    clubSequence: node.club_sequence,
    quizSequence: node.quiz_sequence,
  })),
});

type LinkRow = RowsOf<ReturnType<typeof findOpenLink>>[number];

/** Null where there is none, or where the installation has no longer what sealed it. */
export function linkView(row: LinkRow | undefined, secret: string | null): MyResume['link'] {
  if (!row || secret === null) return null;
  return { path: `/story/${secret}`, expiresAt: row.expires_at.toISOString(), lookCount: row.look_count };
}

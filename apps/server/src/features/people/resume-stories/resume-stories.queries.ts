import type { ResumeForm, ResumeStory } from '@dure/contract/people/resume-stories/resume-form';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** Whose resume it is. */
export interface OfResume {
  readonly tenantId: string;
  readonly memberId: string;
}

export const findResume = ({ tenantId, memberId }: OfResume) =>
  build
    .selectFrom('resumes')
    .select(['resume_sequence', 'headline', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

export const listStories = ({ tenantId, memberId }: OfResume) =>
  build
    .selectFrom('resumes')
    .innerJoin('resume_stories', (join) => sameTenant(join, 'resume_stories', 'resumes', 'resume_sequence'))
    .select([
      'resume_stories.position',
      'resume_stories.title',
      'resume_stories.description',
      'resume_stories.started_at_year',
      'resume_stories.started_at_month',
      'resume_stories.finished_at_year',
      'resume_stories.finished_at_month',
    ])
    .where('resumes.tenant_id', '=', tenantId)
    .where('resumes.member_id', '=', memberId)
    .orderBy('resume_stories.position');

export const listNodes = ({ tenantId, memberId }: OfResume) =>
  build
    .selectFrom('resumes')
    .innerJoin('resume_nodes', (join) => sameTenant(join, 'resume_nodes', 'resumes', 'resume_sequence'))
    .select([
      'resume_nodes.story_position',
      'resume_nodes.level',
      'resume_nodes.description',
      'resume_nodes.job_group',
      'resume_nodes.club_sequence',
      'resume_nodes.quiz_sequence',
    ])
    .where('resumes.tenant_id', '=', tenantId)
    .where('resumes.member_id', '=', memberId)
    .orderBy('resume_nodes.story_position')
    .orderBy('resume_nodes.position');

/** Makes the first version, or the next one of the version that was seen; no row where it is another one. */
export const putResume = ({ tenantId, memberId }: OfResume, headline: string, seen: number) =>
  seen === 0
    ? build
        .insertInto('resumes')
        .values({ tenant_id: tenantId, member_id: memberId, headline })
        .onConflict((conflict) => conflict.doNothing())
        .returning('resume_sequence')
    : build
        .updateTable('resumes')
        .set({ headline, version: sql`version + 1` })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('version', '=', seen)
        .returning('resume_sequence');

/** A resume by its number. */
export interface ResumeKey {
  readonly tenantId: string;
  readonly resumeSequence: number;
}

const storyRow = ({ tenantId, resumeSequence }: ResumeKey, story: ResumeStory, position: number) => ({
  tenant_id: tenantId,
  resume_sequence: resumeSequence,
  position,
  title: story.title,
  description: story.description,
  started_at_year: story.startedAtYear,
  started_at_month: story.startedAtMonth,
  finished_at_year: story.finishedAtYear,
  finished_at_month: story.finishedAtMonth,
});

/** The stories and their steps, in the place of those of before. */
export function putStories(key: ResumeKey, stories: ResumeForm['stories']) {
  const { tenantId, resumeSequence } = key;
  const nodes = stories.flatMap((story, storyIndex) =>
    story.nodes.map((node, index) => ({
      tenant_id: tenantId,
      resume_sequence: resumeSequence,
      story_position: storyIndex + 1,
      position: index + 1,
      level: node.level,
      description: node.description,
      job_group: node.jobGroup,
      club_sequence: node.clubSequence,
      quiz_sequence: node.quizSequence,
    })),
  );
  return [
    build.deleteFrom('resume_stories').where('tenant_id', '=', tenantId).where('resume_sequence', '=', resumeSequence),
    ...(stories.length > 0
      ? [build.insertInto('resume_stories').values(stories.map((story, index) => storyRow(key, story, index + 1)))]
      : []),
    ...(nodes.length > 0 ? [build.insertInto('resume_nodes').values(nodes)] : []),
  ];
}

import type { CodeKind } from '@dure/contract/tenancy/codes/code-kinds';

interface CodePlace {
  readonly kind: CodeKind;
  readonly table: string;
  readonly column: string;
  /** Whether the column holds several, as an array. */
  readonly isList: boolean;
  /** What it is counted as; nothing where it soon becomes something that is counted. */
  readonly countedAs: 'club' | 'quiz' | 'other' | null;
}

const list = (kind: CodeKind, table: string, column: string, countedAs: CodePlace['countedAs']): CodePlace => ({
  ...{ kind, table, column, countedAs },
  isList: true,
});
const single = (kind: CodeKind, table: string, column: string, countedAs: CodePlace['countedAs']): CodePlace => ({
  ...{ kind, table, column, countedAs },
  isList: false,
});

/** Every column that holds codes of an organisation: what is used is never deleted. A new one passes no run until it stands here. */
export const CODE_PLACES: readonly CodePlace[] = [
  list('JOB_GROUP', 'clubs', 'job_groups', 'club'),
  list('JOB', 'clubs', 'jobs', 'club'),
  list('JOB_LEVEL', 'clubs', 'job_levels', 'club'),
  single('JOB_GROUP', 'quizzes', 'job_group', 'quiz'),
  list('JOB', 'quizzes', 'jobs', 'quiz'),
  list('JOB_LEVEL', 'quizzes', 'job_levels', 'quiz'),
  // Articles, videos and seminars.
  list('JOB_GROUP', 'posts', 'job_groups', 'other'),
  list('JOB_LEVEL', 'posts', 'job_levels', 'other'),
  single('JOB_GROUP', 'mentors', 'job_group', 'other'),
  single('JOB_LEVEL', 'mentors', 'job_level', 'other'),
  single('JOB_GROUP', 'resume_nodes', 'job_group', 'other'),
  single('JOB_LEVEL', 'resume_nodes', 'level', 'other'),
  list('JOB', 'ai_writings', 'jobs', null),
  list('JOB_LEVEL', 'ai_writings', 'job_levels', null),
];

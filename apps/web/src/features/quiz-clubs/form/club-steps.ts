import type { FieldError } from '@dure/contract/http/envelope';

export const CLUB_STEPS = ['basic', 'schedule', 'audience', 'grading', 'quizzes', 'confirm'] as const;
export type ClubStep = (typeof CLUB_STEPS)[number];

const STEP_OF_FIELD: Readonly<Record<string, ClubStep>> = {
  clubName: 'basic',
  description: 'basic',
  imageKey: 'basic',
  image: 'basic',
  isPublic: 'basic',
  startAt: 'schedule',
  endAt: 'schedule',
  recruitStartAt: 'schedule',
  recruitEndAt: 'schedule',
  studyCycle: 'schedule',
  weekCount: 'schedule',
  studyCount: 'schedule',
  capacity: 'schedule',
  joinApproval: 'schedule',
  lateJoining: 'schedule',
  jobGroups: 'audience',
  jobs: 'audience',
  jobLevels: 'audience',
  tags: 'audience',
  officialGrading: 'grading',
  selfGrading: 'grading',
  holdModelAnswer: 'grading',
  aiGrading: 'grading',
  anonymous: 'grading',
  quizzes: 'quizzes',
};

/** The step on which a field stands; what has no field of its own is told on the last one. */
export const stepOf = (path: string): ClubStep => STEP_OF_FIELD[path.split('.')[0] ?? ''] ?? 'confirm';

/** The faults in the order of the form: by step, and as they stand in it. */
export function inFormOrder(faults: readonly FieldError[]): FieldError[] {
  return CLUB_STEPS.flatMap((step) => faults.filter(({ path }) => stepOf(path) === step));
}

export const nextStep = (step: ClubStep): ClubStep | undefined => CLUB_STEPS[CLUB_STEPS.indexOf(step) + 1];
export const previousStep = (step: ClubStep): ClubStep | undefined => CLUB_STEPS[CLUB_STEPS.indexOf(step) - 1];

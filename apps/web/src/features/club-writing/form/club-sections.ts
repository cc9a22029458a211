import type { FieldError } from '@dure/contract/http/envelope';

/** The parts of the form, as they stand on the page. `basic` and `plan` are always open, the others are settings. */
export const CLUB_SECTIONS = ['basic', 'plan', 'recruit', 'grading', 'audience', 'rhythm', 'people', 'image'] as const;
export type ClubSection = (typeof CLUB_SECTIONS)[number];

const SECTION_OF_FIELD: Readonly<Record<string, ClubSection>> = {
  clubName: 'basic',
  promise: 'basic',
  coverLead: 'basic',
  description: 'basic',
  startAt: 'plan',
  endAt: 'plan',
  studyCycle: 'plan',
  quizzes: 'plan',
  recruitStartAt: 'recruit',
  recruitEndAt: 'recruit',
  capacity: 'recruit',
  joinApproval: 'recruit',
  lateJoining: 'recruit',
  isPublic: 'recruit',
  officialGrading: 'grading',
  selfGrading: 'grading',
  aiGrading: 'grading',
  anonymous: 'grading',
  earnsPoints: 'grading',
  holdModelAnswer: 'grading',
  holdGrades: 'grading',
  jobGroups: 'audience',
  jobs: 'audience',
  jobLevels: 'audience',
  tags: 'audience',
  weekCount: 'rhythm',
  studyCount: 'rhythm',
  imageKey: 'image',
  image: 'image',
};

/** The part in which a field stands. */
export const sectionOf = (path: string): ClubSection => SECTION_OF_FIELD[path.split('.')[0] ?? ''] ?? 'people';

/** The faults in the order of the page. */
export const inFormOrder = (faults: readonly FieldError[]): FieldError[] =>
  CLUB_SECTIONS.flatMap((section) => faults.filter(({ path }) => sectionOf(path) === section));

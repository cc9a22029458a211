import { emptyClub } from '../form/club-values.ts';
import { proposedClub } from '../form/new-club.ts';
import { emptyStudy, type LectureValues } from './lecture-values.ts';
import { proposedStudies } from './propose-studies.ts';

/** A new lecture club with a usual answer to all that can have one, and its first study. */
export function proposedLecture(
  now: number,
  zone: string,
  audience: { readonly jobGroups: string[]; readonly jobLevels: string[] },
): LectureValues {
  const { startAt, endAt, studyCycle } = proposedClub(now, zone, { ...audience, jobs: [] });
  const { coverLead: _a, weekCount: _b, studyCount: _c, selfGrading: _d, aiGrading: _e, ...rest } = emptyClub;
  const { officialGrading: _f, anonymous: _g, holdModelAnswer: _h, holdGrades: _i, quizzes: _j, ...common } = rest;
  const period = { startAt, endAt, studyCycle };
  return {
    ...common,
    ...audience,
    ...period,
    studies: proposedStudies([emptyStudy()], period, zone),
    assistant: {
      isOn: true,
      name: '',
      tone: 'FRIENDLY',
      scope: 'SO_FAR',
      beyondMaterials: false,
      hintsFirst: false,
      dailyLimit: 20,
    },
  };
}

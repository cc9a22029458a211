import { listLectureQuestions } from '../../api/lecture-questions/lecture-questions.reads.ts';

export const QUESTIONS_AT_ONCE = 20;

/** What the list of a study's questions begins with. */
export const firstQuestions = (club: number, study: number) =>
  listLectureQuestions({
    query: { clubSequence: club, clubStudySequence: study, filter: 'ALL', sort: 'NEWEST', size: QUESTIONS_AT_ONCE },
  });

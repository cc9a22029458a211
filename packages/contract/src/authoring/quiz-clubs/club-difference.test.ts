import { expect, test } from 'vitest';
import { clubDifference } from './club-difference.ts';
import { quizClubDetail, type QuizClubDetail } from './quiz-clubs.endpoints.ts';

const quiz = (quizSequence: number, more: object = {}) => ({
  quizSequence,
  question: `문항 ${quizSequence}`,
  answerCount: 0,
  ...more,
});
const club = (more: object = {}): QuizClubDetail =>
  quizClubDetail.parse({
    clubSequence: 1,
    version: 1,
    clubStatus: '0100',
    clubImageUrl: '/a.webp',
    clubImageShape: null,
    statusReason: null,
    instructorPeople: [],
    updatedAt: '2026-11-20T00:00:00Z',
    clubName: '설계 클럽',
    jobGroups: [],
    jobs: [],
    jobLevels: [],
    quizzes: [quiz(1), quiz(2), quiz(3)],
    ...more,
  });

test('a club that was only counted up and touched is the same', () => {
  const later = club({ version: 9, updatedAt: '2026-12-01T00:00:00Z', clubStatus: '0120', statusReason: '사유' });
  expect(clubDifference(club(), later)).toEqual({ fields: [], quizzes: [] });
});

test('fields say what they were and what they are', () => {
  expect(clubDifference(club(), club({ clubName: '새 이름', tags: ['SQL'] })).fields).toEqual([
    { field: 'clubName', before: '설계 클럽', after: '새 이름' },
    { field: 'tags', before: [], after: ['SQL'] },
  ]);
});

test('quizzes that came, changed and went are told apart', () => {
  const after = club({ quizzes: [quiz(1), quiz(3, { question: '고친 문항', week: 2 }), quiz(4)] });
  expect(clubDifference(club(), after).quizzes).toEqual([
    {
      kind: 'CHANGED',
      no: 2,
      question: '고친 문항',
      formerNo: null,
      fields: [
        { field: 'question', before: '문항 3', after: '고친 문항' },
        { field: 'week', before: 1, after: 2 },
      ],
    },
    { kind: 'ADDED', no: 3, question: '문항 4' },
    { kind: 'REMOVED', no: 2, question: '문항 2' },
  ]);
});

test('a quiz that moved says where it stood; one pushed on by a new quiz did not move', () => {
  const moved = clubDifference(club(), club({ quizzes: [quiz(2), quiz(1), quiz(3)] })).quizzes;
  expect(moved).toMatchObject([
    { no: 1, formerNo: 2, fields: [] },
    { no: 2, formerNo: 1, fields: [] },
  ]);
  const pushed = clubDifference(club(), club({ quizzes: [quiz(9), quiz(1), quiz(2), quiz(3)] })).quizzes;
  expect(pushed).toEqual([{ kind: 'ADDED', no: 1, question: '문항 9' }]);
});

import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { CLUB_STATUS_LABELS } from '@dure/contract/clubs/clubs/club-status';
import { describe, expect, test } from 'vitest';
import { answerVerdicts, gradeVerdict, type AnswerFacts } from './answers.policy.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const before = new Date(NOW.getTime() - 1);
const after = new Date(NOW.getTime() + 1);
const facts = (changes: Partial<AnswerFacts> = {}): AnswerFacts => ({
  isAdmin: false,
  isMember: true,
  clubStatus: '0400',
  endAt: after,
  deadlineAt: after,
  selfGrading: true,
  holdModelAnswer: false,
  answerStatus: null,
  isGraded: false,
  isHeld: false,
  ...changes,
});
const verdicts = (changes: Partial<AnswerFacts> = {}) => answerVerdicts(facts(changes), NOW);

const { preDraft, preSubmitted, final } = ANSWER_STATUS;

test.each([null, preDraft])(
  'with %s a member may write the pre-answer and sees nothing of the others',
  (answerStatus) => {
    expect(verdicts({ answerStatus })).toMatchObject({
      writePre: null,
      writeFinal: 'preAnswerFirst',
      seePeers: 'preAnswerFirst',
      react: 'preAnswerFirst',
      seeModelAnswer: 'finalAnswerFirst',
      selfGrade: 'finalAnswerFirst',
      takePart: 'preAnswerFirst',
    });
  },
);

test('after the pre-answer a member sees and reacts to the others, but not to the model answer', () => {
  expect(verdicts({ answerStatus: preSubmitted })).toMatchObject({
    writePre: 'preAnswerAlreadySubmitted',
    writeFinal: null,
    seePeers: null,
    react: null,
    seeModelAnswer: 'finalAnswerFirst',
    selfGrade: 'finalAnswerFirst',
  });
});

test('after the final answer the model answer shows, and the answer can be revised until it is graded', () => {
  expect(verdicts({ answerStatus: final })).toMatchObject({ seeModelAnswer: null, selfGrade: null, writeFinal: null });
  expect(verdicts({ answerStatus: final, isGraded: true }).writeFinal).toBe('answerGraded');
});

test('at the deadline everything opens to read, and nothing can be written any more', () => {
  for (const answerStatus of [null, preDraft]) {
    expect(verdicts({ answerStatus, deadlineAt: NOW })).toMatchObject({
      writePre: 'deadlinePassed',
      writeFinal: 'deadlinePassed',
      seePeers: null,
      seeModelAnswer: null,
      react: 'deadlinePassed',
    });
  }
  expect(verdicts({ answerStatus: final, deadlineAt: before })).toMatchObject({
    writeFinal: 'deadlinePassed',
    react: null,
    selfGrade: null,
  });
});

test.each([{ clubStatus: '0500' }, { clubStatus: '0220' }, { endAt: NOW }])(
  "after the club's end (%o) all is read-only and open",
  (end) => {
    for (const answerStatus of [null, preDraft, preSubmitted, final]) {
      const after = verdicts({ ...end, answerStatus });
      expect([after.seePeers, after.seeModelAnswer]).toEqual([null, null]);
      for (const act of ['writePre', 'writeFinal', 'takePart', 'react', 'selfGrade'] as const) {
        expect(after[act], act).toBe('clubReadOnly');
      }
    }
  },
);

test.each(Object.keys(CLUB_STATUS_LABELS).filter((status) => !['0220', '0400', '0500'].includes(status)))(
  'in a club of status %s nothing is written',
  (clubStatus) => {
    const held = verdicts({ clubStatus, answerStatus: final });
    for (const act of ['writePre', 'writeFinal', 'takePart', 'react', 'selfGrade'] as const) {
      expect(held[act], act).toBe('clubNotRunning');
    }
    expect(verdicts({ clubStatus }).seePeers).toBe('preAnswerFirst');
  },
);

test('a club admin who is no member sees all, reacts and manages, but answers nothing', () => {
  expect(verdicts({ isAdmin: true, isMember: false })).toEqual({
    writePre: 'forbidden',
    writeFinal: 'forbidden',
    takePart: 'forbidden',
    selfGrade: 'forbidden',
    seePeers: null,
    seeModelAnswer: null,
    seeGrade: null,
    react: null,
    manage: null,
  });
  expect(verdicts().manage).toBe('forbidden');
});

test('what graders found is held back from the author, not from who grades', () => {
  expect(verdicts({ answerStatus: final, isHeld: true }).seeGrade).toBe('notGradedYet');
  expect(verdicts({ answerStatus: final, isHeld: true, isAdmin: true }).seeGrade).toBeNull();
  expect(verdicts({ answerStatus: final }).seeGrade).toBeNull();
});

test('self grading needs the club to allow it, before anything else', () => {
  for (const answerStatus of [null, final]) {
    expect(verdicts({ selfGrading: false, answerStatus }).selfGrade).toBe('selfGradingNotAllowed');
  }
});

describe('grading', () => {
  test('is of final answers', () => {
    expect(gradeVerdict({ isOwn: false, isFinal: true })).toBeNull();
    expect(gradeVerdict({ isOwn: false, isFinal: false })).toBe('finalAnswerFirst');
  });
  test('is never of one’s own answer', () => {
    expect(gradeVerdict({ isOwn: true, isFinal: true })).toBe('ownAnswer');
  });
});

import { expect, test } from 'vitest';
import { mayRead, questionVerdicts, type Standing } from './questions.policy.ts';

const ASKER: Standing = {
  status: 'AI_ANSWERED',
  isPrivate: false,
  isMine: true,
  isMember: true,
  isAdmin: false,
  isOver: false,
};
const OTHER = { ...ASKER, isMine: false };
const allowed = (standing: Standing) =>
  Object.entries(questionVerdicts(standing))
    .filter(([, may]) => may)
    .map(([act]) => act);

test.each<[string, Standing, string[]]>([
  ['its asker', ASKER, ['delete', 'solve', 'askInstructor']],
  ['its asker while the assistant looks', { ...ASKER, status: 'WAITING_AI' }, ['delete', 'solve']],
  ['its asker while an instructor is asked', { ...ASKER, status: 'WAITING_INSTRUCTOR' }, ['delete', 'solve']],
  ['its asker once an instructor has answered', { ...ASKER, status: 'INSTRUCTOR_ANSWERED' }, ['solve']],
  ['its asker after the club has ended', { ...ASKER, isOver: true }, []],
  ['its asker who has left', { ...ASKER, isMember: false }, []],
  ['another member', OTHER, ['wonder']],
  ['another member after the club has ended', { ...OTHER, isOver: true }, []],
  ['whoever runs the club', { ...OTHER, isMember: false, isAdmin: true }, ['answer']],
  ['whoever runs the club and is a member, of a private one', { ...OTHER, isAdmin: true, isPrivate: true }, ['answer']],
])('%s may do so much with a question', (_who, standing, acts) => {
  expect(allowed(standing)).toEqual(acts);
});

test('a private question is read by its asker and whoever runs the club', () => {
  const of = (isMine: boolean, isAdmin: boolean) => mayRead({ isPrivate: true, isMine, isAdmin });
  expect([of(true, false), of(false, true), of(false, false)]).toEqual([true, true, false]);
  expect(mayRead({ isPrivate: false, isMine: false, isAdmin: false })).toBe(true);
});

import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { openApiSchema } from '../kernel/http/json-schema.ts';
import { taggedEndpoints } from '../routes.ts';

/** Whoever changes what others may have changed meanwhile says which state they saw: by a version, or by what stood there. */
const endpoints = Object.values(taggedEndpoints).flat();
const byName = new Map(endpoints.map((one) => [one.name, one]));
/** Fields that say which state the caller saw. */
const SEEN = /^(?:version|seen|before|previousRole)$/;

function says(schema: z.ZodType | undefined, io: 'input' | 'output', wanted: RegExp): boolean {
  const visit = (node: unknown): boolean =>
    typeof node === 'object' &&
    node !== null &&
    Object.entries(node).some(
      ([key, value]) =>
        (key === 'properties' && Object.keys(value as object).some((name) => wanted.test(name))) || visit(value),
    );
  return schema !== undefined && visit(openApiSchema(schema, io));
}
const writes = endpoints.filter(({ method, body }) => method === 'PUT' && body !== undefined);
const isGuarded = ({ body }: EndpointDefinition) => says(body, 'input', SEEN);

/** Writes that overwrite nothing of another person's, each with its reason. */
const UNGUARDED: Readonly<Record<string, string>> = {
  // What is the caller's own, and theirs alone to change.
  agreeToConsents: 'own',
  changePassword: 'own, by the password of before',
  changeProfile: 'own',
  openResumeLink: 'own',
  resetPassword: 'own, by a link that counts once',
  acceptInvitation: 'own, by a link that counts once',
  resetPasswordByCode: 'own, by a code that counts once',
  proveEmail: 'own, by a link that counts once',
  markSeminarAttendance: 'marks of single people, of whom the last one counts',
  confirmSecondFactor: 'own',
  confirmRequiredSecondFactor: 'own',
  setActivityShown: 'own',
  setFindable: 'own',
  setNotificationKind: 'own',
  setNotificationTimes: 'own',
  showInRanking: 'own',
  addPushDevice: 'own',
  checkNotifications: 'own',
  rateComprehension: 'own',
  explainOnePick: 'own',
  decideInfluence: 'own',
  evaluateSelf: 'own',
  editReply: 'own',
  editPostReply: 'own',
  solveLectureQuestion: 'own',
  rememberReading: 'own, where they read last',
  settleAiDraft: 'own',
  changeContent: 'own, and each version of what it holds is kept',
  // Acts that are done once, or that do again what was done.
  decideMemberRequests: 'decides requests that are still open',
  decideInvitations: 'decides proposals that are still open',
  renewInvitations: 'does again what was done, and tells of how many',
  withdrawInvitations: 'ends what still counts, and tells of how many',
  resetMemberSecondFactor: 'an act that is done once, else it is refused',
  expelMember: 'an act that is done once',
  hideReply: 'an act that is done once',
  hidePostReply: 'an act that is done once',
  linkClubs: 'refused where there is a link already',
  answerReview: 'answers a request that is still open, else it is stale',
  makeQuizBrief: 'made by the server',
  evaluateAnswer: 'made by the server',
  evaluateMember: 'made by the server',
  evaluateQuiz: 'made by the server',
  lookAtAnswer: 'says where the caller is',
  holdGrades: 'a switch that names its state, and changes no grade',
  lockMembers: 'a switch that names its state, and each change stands in the audit log',
  setMemberLock: 'a switch that names its state, and each change stands in the audit log',
  suspendOperatedTenant: 'an act that is done once, else it is refused',
  orderTenantDeletion: 'an act that is done once, else it is refused',
  chooseCountedVersion: 'names the version that is to count, and every choice is kept',
};

test('every write over what others may have changed says which state was seen', () => {
  const names = writes.filter((one) => !isGuarded(one)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(UNGUARDED).toSorted());
});

test('every write that says so can be refused as stale', () => {
  const silent = writes.filter((one) => isGuarded(one) && !one.errors?.includes('staleVersion'));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

/** Reads of what a write changes, where the write answers with something else. */
const READS: Readonly<Record<string, string>> = { answerLectureQuestions: 'listLectureQuestions' };

test('what a write wants is told by its own answer, or by the read of the thing', () => {
  const untold = writes.filter(
    ({ name, body, response }) =>
      says(body, 'input', /^version$/) &&
      typeof response !== 'string' &&
      !says(response, 'output', /[vV]ersion$/) &&
      !says(byName.get(READS[name] ?? '')?.response as z.ZodType | undefined, 'output', /[vV]ersion$/),
  );
  expect(untold.map(({ name }) => name)).toEqual([]);
});

test('a write without a version, and one that nobody refuses, are found', () => {
  const [guarded] = writes.filter(isGuarded);
  const { body: _, ...bare } = guarded!;
  expect(isGuarded(guarded!)).toBe(true);
  expect(isGuarded(bare as EndpointDefinition)).toBe(false);
});

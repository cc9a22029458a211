import { expect, test } from 'vitest';
import { openApiSchema } from '../kernel/http/json-schema.ts';
import { taggedEndpoints } from '../routes.ts';

/** One rule for versions (docs/api.md): a call that takes one has a read that tells it, at this place of its answer. */
const TOLD_BY: Readonly<Record<string, readonly [read: string, place: string]>> = {
  answerLectureQuestion: ['getLectureQuestion', 'version'],
  answerLectureQuestions: ['listStudyQuestions', 'contents.version'],
  changeClubStatus: ['getClubAbout', 'version'],
  changeFeedbackTemplate: ['listFeedbackTemplates', 'contents.version'],
  changeParticipationCode: ['getClubAbout', 'version'],
  changeRubricLevels: ['listRubricGrades', 'version'],
  changeRubricNotes: ['listRubricNotes', 'version'],
  createLectureClub: ['getLectureClub', 'version'],
  createQuizClub: ['getQuizClub', 'version'],
  decideAiGrading: ['getAiProof', 'version'],
  decideClubApproval: ['listManagedClubs', 'contents.version'],
  editEvaluation: ['getEvaluation', 'version'],
  editLectureEvaluation: ['getLectureEvaluation', 'version'],
  giveFeedback: ['getMemberAnswer', 'feedback.version'],
  gradeAnswer: ['getMemberAnswer', 'instructorGrade.version'],
  gradeMany: ['getMemberAnswer', 'instructorGrade.version'],
  previewRubricNote: ['listRubricNotes', 'version'],
  readEvaluation: ['getMyEvaluation', 'report.version'],
  readLectureEvaluation: ['getMyLectureEvaluation', 'report.version'],
  saveAiSettings: ['getAiSettings', 'version'],
  saveAnswerDraft: ['getAnswerRoom', 'draft.version'],
  saveChatbotSettings: ['getChatbotSettings', 'version'],
  saveGradebookLayout: ['getGradebook', 'layout.version'],
  saveLectureClubDraft: ['getLectureClub', 'version'],
  saveOidcSettings: ['getOidcSettings', 'version'],
  savePointSettings: ['getPointSettings', 'version'],
  saveQuizClubDraft: ['getQuizClub', 'version'],
  saveSecuritySettings: ['getSecuritySettings', 'version'],
  scheduleClubQuizzes: ['getQuizClub', 'version'],
  updateAssistant: ['getLectureClub', 'version'],
  updateCurriculum: ['getLectureClub', 'version'],
  updateLectureClub: ['getLectureClub', 'version'],
  updateQuiz: ['getAuthoredQuiz', 'version'],
  updateQuizClub: ['getQuizClub', 'version'],
};

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
const within = ({ anyOf = [], oneOf = [], items }: Schema): readonly Schema[] => [
  ...anyOf,
  ...oneOf,
  ...(items ? [items] : []),
];
/** Where a schema has a field `version`; elements of a list stand at the place of the list. */
function placesOf(schema: Schema, at: readonly string[] = []): string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    name === 'version' ? [[...at, name].join('.')] : placesOf(field, [...at, name]),
  );
  return [...fields, ...within(schema).flatMap((one) => placesOf(one, at))];
}
const endpoints = Object.values(taggedEndpoints).flat();
const taking = endpoints.filter(
  ({ method, body }) => method !== 'GET' && body && placesOf(openApiSchema(body, 'input')).length > 0,
);
const toldIn = (name: string): string[] => {
  const { method, response } = endpoints.find((one) => one.name === name)!;
  return method === 'GET' && typeof response !== 'string' ? placesOf(openApiSchema(response, 'output')) : [];
};

test('each call that takes a version has a read that tells it', () => {
  expect(taking.map(({ name }) => name).toSorted()).toEqual(Object.keys(TOLD_BY));
  for (const [name, [read, place]] of Object.entries(TOLD_BY)) expect(toldIn(read), name).toContain(place);
});

test('each call that takes a version says that it refuses a stale one', () => {
  for (const { name, errors = [] } of taking) expect(errors, name).toContain('staleVersion');
});

test('a schema that tells no version has no place of one', () => {
  expect(toldIn('listMyFriends')).toEqual([]);
  expect(placesOf({ properties: { contents: { items: { properties: { version: {} } } } } })).toEqual([
    'contents.version',
  ]);
});

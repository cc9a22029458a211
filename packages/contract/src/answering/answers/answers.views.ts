import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { clubStatusCode } from '../../clubs/clubs/club-codes.ts';
import { answerStatusCode } from '../../codes/answer-codes.ts';
import { fileRef } from '../../tenancy/files/file-ref.ts';
import { contentTypeCode } from '../../authoring/contents/content-codes.ts';
import { moment } from '../../http/fields.ts';

export { ANSWER_STATUS } from '../../codes/answer-status.ts';

export const GRADERS = ['INSTRUCTOR', 'AI', 'SELF'] as const;

/** What a grader said to one criterion of the rubric; `points` 0–100 and the chosen `level`, null where it has none. */
export const criterionView = z
  .object({
    name: z.string(),
    comment: z.string(),
    points: z.number().int().nullable(),
    level: z.string().nullable(),
  })
  .meta({ id: 'GradeCriterion' });
export type CriterionView = z.output<typeof criterionView>;
const grade = z
  .object({
    grader: z.enum(GRADERS),
    grading: z.number().int(),
    note: z.string(),
    criteria: z.array(criterionView),
    gradedAt: moment,
  })
  .meta({ id: 'Grade' });
export type GradeView = z.output<typeof grade>;
/** One step as it was submitted; everywhere `submittedAt` is the first time. */
export const submittedStep = z
  .object({ text: z.string(), submittedAt: moment, files: z.array(fileRef) })
  .meta({ id: 'SubmittedStep' });
/** The final answer's text is that of the last revision; `revisedAt` is null while there is none. */
export const submittedFinal = submittedStep.extend({ revisedAt: moment.nullable() }).meta({ id: 'SubmittedFinal' });

/**
 * The latest revision that was submitted when its author could read the model answer. The version before it counts: it is
 * what is graded and what others read, unless an admin of the club let the revision count.
 */
export const lateRevision = submittedStep
  .extend({ versionNo: z.number().int(), isCounted: z.boolean() })
  .meta({ id: 'LateRevision' });
export type LateRevision = z.output<typeof lateRevision>;

export const feedbackView = z
  .object({
    text: z.string(),
    files: z.array(fileRef),
    writtenAt: moment,
    writer: person,
    version: z.number().int(),
  })
  .meta({ id: 'Feedback' });

/** What the AI or the member themself found of an answer. */
const evaluation = grade.omit({ grader: true }).meta({ id: 'AnswerEvaluation' });

/** Another member's answer as the room shows it: the final text where there is one, else the pre-answer. */
export const answerCard = z
  .object({
    clubQuizAnswerSequence: z.number().int(),
    clubSequence: z.number().int(),
    quizSequence: z.number().int(),
    member: person.describe(
      'In an anonymous club id, nickname and picture are neutral for other members; the id still addresses the answer',
    ),
    text: z.string(),
    answerStatus: answerStatusCode,
    createdAt: moment,
    files: z.array(fileRef),
    isLiked: z.boolean(),
    likeCount: z.number().int(),
    isOnePicked: z.boolean(),
    onePickReason: z.string().describe('Why the caller picked it; empty where they said nothing, or picked another'),
    onePickCount: z.number().int(),
    replyCount: z.number().int(),
    grading: z
      .number()
      .int()
      .nullable()
      .describe(
        "The instructor's grade. This and what follows is for the author and the admins of the club; null for all others.",
      ),
    feedback: feedbackView.nullable(),
    aiEvaluation: evaluation.nullable(),
    selfEvaluation: evaluation.nullable(),
  })
  .meta({ id: 'Answer' });
export type AnswerCard = z.output<typeof answerCard>;

/** Why an answer is among those to read first: near to one's own, far from it, or valued but without a keyword of the quiz. */
export const FIRST_REASONS = ['NEAR', 'DIFFERENT', 'INCOMPLETE'] as const;
export type FirstReason = (typeof FIRST_REASONS)[number];
export const firstAnswer = answerCard
  .extend({
    reason: z.enum(FIRST_REASONS),
    words: z
      .array(z.string())
      .describe(
        'What both texts say (`NEAR`), or only this one (`DIFFERENT`), at most two; the missing keyword is not named',
      ),
  })
  .meta({ id: 'FirstAnswer' });
export type FirstAnswer = z.output<typeof firstAnswer>;

/** A member's wish that a grade be looked at again, and what came of it. */
export const reviewView = z
  .object({
    reason: z.string(),
    askedAt: moment,
    askedGrade: z.number().int().describe('The official grade when it was asked about'),
    answer: z
      .object({ reply: z.string(), answeredAt: moment, answeredBy: person, grading: z.number().int().nullable() })
      .nullable()
      .describe('Null while nobody has answered; `grading` is the official grade after that'),
  })
  .meta({ id: 'GradeReview' });
export type ReviewView = z.output<typeof reviewView>;

/** Everything a member's answer room shows of the quiz and of their own answer. What is not yet theirs to see is null. */
export const answerRoom = z
  .object({
    clubSequence: z.number().int(),
    clubName: z.string(),
    clubStatus: clubStatusCode,
    quizSequence: z.number().int(),
    no: z.number().int(),
    quizCount: z.number().int().describe('Published quizzes of the club, those that have not opened among them'),
    week: z.number().int(),
    question: z.string(),
    jobGroups: z.array(z.object({ code: z.string(), name: z.string() })),
    jobLevels: z.array(z.object({ code: z.string(), name: z.string() })),
    openAt: moment,
    deadlineAt: moment.nullable(),
    clubQuizAnswerSequence: z
      .number()
      .int()
      .nullable()
      .describe('Of the own answer, once it is submitted: events name it'),
    answerStatus: answerStatusCode.nullable(),
    pre: submittedStep.nullable(),
    final: submittedFinal.nullable().describe('The version that counts'),
    revision: lateRevision.nullable(),
    marksRevision: z
      .boolean()
      .describe('Whether a revision submitted now would come after the model answer, and be marked so'),
    draft: z
      .object({
        text: z.string().nullable(),
        savedAt: moment.nullable(),
        version: z.number().int(),
        files: z.array(fileRef),
      })
      .describe(
        'What is being typed: of the pre-answer before it is submitted, of the final answer after. `version` 0: none yet.',
      ),
    content: z
      .object({
        title: z.string(),
        contentType: contentTypeCode,
        contentUrl: z.string().nullable(),
        contentSequence: z
          .number()
          .int()
          .nullable()
          .describe(
            'Of a content of the library, which can be looked at in place; null for what was typed with the quiz',
          ),
        file: fileRef.nullable(),
      })
      .nullable()
      .describe('After the pre-answer: what to read. Null before, or where the quiz has none.'),
    hasContent: z.boolean(),
    contentReadAt: moment.nullable(),
    comprehension: z.number().int().nullable(),
    holdModelAnswer: z
      .boolean()
      .describe(
        "Whether the model answer opens at the deadline (where there is none, at the club's end) and not with the final answer",
      ),
    holdsGrades: z
      .boolean()
      .describe(
        'Whether graders work in private: grades and feedback are shown by a release, when it pleases the instructor',
      ),
    modelAnswer: z
      .object({ text: z.string(), keywords: z.array(z.string()) })
      .nullable()
      .describe('Once it has opened: with the final answer or as the club holds it, and when everything is open'),
    grades: z.array(grade),
    officialGrade: z.number().int().nullable(),
    feedback: feedbackView.nullable(),
    review: reviewView.nullable().describe('The latest request to look at the grade again'),
    reviewUntil: moment
      .nullable()
      .describe('Until when it may be asked for; null while there is no grade by instructor or AI'),
    officialGrading: z.enum(GRADERS).describe('Whose grade is the official one where no instructor has graded'),
    peerCount: z.number().int().describe('How many others have submitted an answer'),
    like: z.object({ likeCount: z.number().int(), onePickCount: z.number().int(), replyCount: z.number().int() }),
    can: z.object({
      writePre: z.boolean(),
      writeFinal: z.boolean(),
      seePeers: z.boolean(),
      selfGrade: z.boolean(),
      askReview: z.boolean(),
      react: z.boolean(),
      quote: z.boolean().describe("Passages of the others' answers, into the own final answer"),
      manage: z.boolean(),
    }),
  })
  .meta({ id: 'AnswerRoom' });
export type AnswerRoom = z.output<typeof answerRoom>;

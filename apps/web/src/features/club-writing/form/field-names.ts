import { clubFormText } from './club-form.text.ts';
import { quizFormText } from './quizzes/quiz-form.text.ts';

const CLUB_FIELDS: Readonly<Record<string, string>> = {
  clubName: clubFormText.clubName,
  promise: clubFormText.promise,
  description: clubFormText.description,
  coverLead: clubFormText.cover,
  imageKey: clubFormText.image,
  imageUrl: clubFormText.image,
  isPublic: clubFormText.isPublic,
  startAt: clubFormText.period,
  endAt: clubFormText.period,
  recruitStartAt: clubFormText.recruitStartAt,
  recruitEndAt: clubFormText.recruitEndAt,
  studyCycle: clubFormText.studyCycle,
  weekCount: clubFormText.weekCount,
  studyCount: clubFormText.studyCount,
  capacity: clubFormText.capacity,
  joinApproval: clubFormText.joinApproval,
  lateJoining: clubFormText.lateJoining,
  jobGroups: clubFormText.jobGroups,
  jobs: clubFormText.jobs,
  jobLevels: clubFormText.jobLevels,
  tags: clubFormText.tags,
  officialGrading: clubFormText.officialGrading,
  selfGrading: clubFormText.selfGrading,
  holdModelAnswer: clubFormText.holdModelAnswer,
  holdGrades: clubFormText.holdGrades,
  earnsPoints: clubFormText.earnsPoints,
  aiGrading: clubFormText.aiGrading,
  anonymous: clubFormText.anonymous,
  quizzes: clubFormText.sections.plan,
  instructors: clubFormText.instructors,
  participationCode: clubFormText.participationCode,
};
const QUIZ_FIELDS: Readonly<Record<string, string>> = {
  question: quizFormText.question,
  modelAnswer: quizFormText.modelAnswer,
  modelAnswerKeywords: quizFormText.keywords,
  rubric: quizFormText.rubric,
  contentTitle: quizFormText.contentTitle,
  contentUrl: quizFormText.contentUrl,
  week: quizFormText.weekLabel,
  topic: quizFormText.topic,
  openAt: quizFormText.openAt,
  deadlineAt: quizFormText.deadlineAt,
  published: quizFormText.published,
};

/** What a person calls the field at a path. */
export function nameOf(path: string): string {
  const [field = '', , ofQuiz] = path.split('.');
  return (ofQuiz === undefined ? undefined : QUIZ_FIELDS[ofQuiz]) ?? CLUB_FIELDS[field] ?? '';
}

import type { QuizClubDraft } from './quiz-clubs.endpoints.ts';

/** The parts of a quiz club's form, in its order. */
export const CLUB_SECTIONS = ['basic', 'plan', 'recruit', 'grading', 'audience', 'rhythm', 'people', 'image'] as const;
export type ClubSection = (typeof CLUB_SECTIONS)[number];

interface FieldOf<Value> {
  /** What a person calls it. */
  readonly name: string;
  /** As it is before anybody writes it. */
  readonly empty: Value;
  /** Whether managers read of its changes; the field of the detail in which they do, where it is another one. */
  readonly compared: boolean | 'clubImageUrl' | 'instructorPeople';
  /** What it is called in the list of changes, where it stands without the form around it. */
  readonly changedName?: string;
}
interface ClubFieldOf<Value> extends FieldOf<Value> {
  /** The part of the form in which it stands. */
  readonly section: ClubSection;
}

type Club = Omit<QuizClubDraft, 'clubSequence' | 'version'>;
type Quiz = Omit<QuizClubDraft['quizzes'][number], 'quizSequence' | 'sourceQuizSequence'>;

/** Every field that the form of a quiz club has, in the order in which changes are listed. */
export const CLUB_FORM = {
  clubName: { name: '클럽 이름', empty: '', section: 'basic', compared: true },
  tagline: { name: '한 문장 약속', empty: '', section: 'basic', compared: true },
  description: { name: '소개', empty: '', section: 'basic', compared: true },
  imageKey: { name: '대표 이미지', empty: null, section: 'image', compared: 'clubImageUrl' },
  startAt: { name: '클럽 기간', changedName: '클럽 시작', empty: null, section: 'plan', compared: true },
  endAt: { name: '클럽 기간', changedName: '클럽 종료', empty: null, section: 'plan', compared: true },
  recruitStartAt: { name: '모집 시작', empty: null, section: 'recruit', compared: true },
  recruitEndAt: { name: '모집 종료', empty: null, section: 'recruit', compared: true },
  studyCycle: { name: '여는 요일', empty: [], section: 'plan', compared: true },
  weekCount: { name: '기간(주)', changedName: '주차', empty: null, section: 'rhythm', compared: true },
  studyCount: { name: '스터디 횟수', empty: null, section: 'rhythm', compared: true },
  capacity: { name: '정원', empty: null, section: 'recruit', compared: true },
  jobGroups: { name: '직군', empty: [], section: 'audience', compared: true },
  jobs: { name: '직무', empty: [], section: 'audience', compared: true },
  jobLevels: { name: '레벨', empty: [], section: 'audience', compared: true },
  tags: { name: '태그', empty: [], section: 'audience', compared: true },
  isPublic: { name: '클럽 목록에 공개', changedName: '목록에 공개', empty: true, section: 'recruit', compared: true },
  joinApproval: {
    name: '가입을 승인제로 받기',
    changedName: '가입 승인제',
    empty: false,
    section: 'recruit',
    compared: true,
  },
  lateJoining: {
    name: '진행 중에도 가입 받기',
    changedName: '진행 중 가입',
    empty: true,
    section: 'recruit',
    compared: true,
  },
  officialGrading: { name: '공식 채점', empty: 'INSTRUCTOR', section: 'grading', compared: true },
  selfGrading: { name: '자기 채점 허용', changedName: '자기 채점', empty: false, section: 'grading', compared: true },
  aiGrading: { name: 'AI 채점 사용', changedName: 'AI 채점', empty: false, section: 'grading', compared: true },
  anonymous: {
    name: '멤버끼리 답변을 익명으로 보기',
    changedName: '답변 익명',
    empty: false,
    section: 'grading',
    compared: true,
  },
  holdModelAnswer: { name: '모범 답안을 마감 때 열기', empty: false, section: 'grading', compared: true },
  holdGrades: {
    name: '비공개로 채점하고 모아서 공개하기',
    changedName: '점수를 모아서 공개하기',
    empty: false,
    section: 'grading',
    compared: true,
  },
  earnsPoints: { name: '포인트 적립', empty: true, section: 'grading', compared: true },
  instructors: {
    name: '함께할 강사',
    changedName: '강사',
    empty: [],
    section: 'people',
    compared: 'instructorPeople',
  },
  coverLead: { name: '표지', empty: null, section: 'basic', compared: false },
  participationCode: { name: '참여코드', empty: '', section: 'people', compared: false },
  quizzes: { name: '퀴즈와 일정', empty: [], section: 'plan', compared: false },
} as const satisfies { readonly [Field in keyof Club]: ClubFieldOf<Readonly<Club[Field]>> };
export type ClubFormField = keyof typeof CLUB_FORM;

/** Every field of a quiz in that form. Whoever makes a new one gives its week and when it opens. */
export const CLUB_QUIZ_FORM = {
  question: { name: '문항', empty: '', compared: true },
  modelAnswer: { name: '모범 답안', empty: '', compared: true },
  modelAnswerKeywords: { name: '채점 키워드', changedName: '키워드', empty: [], compared: true },
  rubric: { name: '채점 기준', changedName: '루브릭', empty: [], compared: true },
  contentSequence: { name: '지식콘텐츠', empty: null, compared: false },
  contentTitle: { name: '콘텐츠 제목', changedName: '지식콘텐츠 제목', empty: '', compared: true },
  contentUrl: { name: '콘텐츠 URL', changedName: '지식콘텐츠 주소', empty: '', compared: true },
  week: { name: '주차', empty: 1, compared: true },
  topic: { name: '주제', empty: '', compared: true },
  openAt: { name: '공개일', empty: null, compared: true },
  deadlineAt: { name: '답변 마감', empty: null, compared: true },
  published: { name: '멤버에게 공개', changedName: '공개', empty: true, compared: true },
} as const satisfies { readonly [Field in keyof Quiz]: FieldOf<Readonly<Quiz[Field]>> };

import { MAX_TAGS, MAX_TAG_LENGTH } from '@dure/contract/limits/label-limits';
import {
  MAX_CAPACITY,
  MAX_CLUB_IMAGE_MEGABYTES,
  MAX_CLUB_NAME_LENGTH,
  MAX_PARTICIPATION_CODE_LENGTH,
  MAX_TAGLINE_LENGTH,
  MIN_CLUB_NAME_LENGTH,
  MIN_PARTICIPATION_CODE_LENGTH,
} from '@dure/contract/clubs/clubs/club-limits';
import { namesIn } from '@dure/contract/authoring/quiz-clubs/club-form';
import { CLUB_FORM } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { codeNames } from '../../../../ui/text/code-names.ts';
import { number } from '../../../../ui/text/number-format.ts';

const names = namesIn(CLUB_FORM);

/** The words of the club's form, in the order of its steps. */
export const clubFormText = {
  ...names,
  get jobGroups() {
    return codeNames().jobGroup;
  },
  get jobs() {
    return codeNames().job;
  },
  get jobLevels() {
    return codeNames().jobLevel;
  },
  sections: {
    basic: '이름과 소개',
    plan: '퀴즈와 일정',
    recruit: '모집과 가입',
    grading: '채점',
    audience: '학습 대상',
    rhythm: '주차와 횟수',
    people: '강사와 참여코드',
    image: '대표 이미지',
  },
  side: '빠진 것과 정해진 것',
  settled: '이렇게 정해 두었어요',
  save: '저장',
  saveNamed: (section: string) => `${section} 저장`,
  undo: '되돌리기',
  undoNamed: (section: string) => `${section} 되돌리기`,
  unsaved: '아직 저장하지 않았어요',
  settingsHint: '바꾼 곳마다 따로 저장해요. 저장하지 않은 글은 이 기기에 남아 있어요.',
  change: '바꾸기',
  changeNamed: (section: string) => `${section} 바꾸기`,
  done: '접기',
  recruitSentence: (from: string | null, until: string | null) =>
    `모집 ${from ?? '개설되는 때'}부터 ${until ?? '클럽 시작일'}까지`,
  joiningSentence: (capacity: number | null, isAsked: boolean, isPublic: boolean) =>
    [
      capacity === null ? '정원 없이' : `${number.format(capacity)}명까지`,
      isAsked ? '승인 받고 가입' : '바로 가입',
      isPublic ? '목록에 공개' : '목록에 숨김',
    ].join(' · '),
  gradingSentence: {
    INSTRUCTOR: '강사가 채점해요',
    AI: 'AI가 채점해요',
    SELF: '멤버가 스스로 채점해요',
  },
  gradingDetail: (isSelf: boolean, isAnonymous: boolean) =>
    [isSelf ? '자기 채점 허용' : '자기 채점 없이', isAnonymous ? '서로 익명' : '서로 이름을 봐요'].join(' · '),
  namesOrAll: (names: readonly string[], all: number, what: string) =>
    names.length === all && all > 0 ? `모든 ${what}` : names.join('·') || `${what} 없음`,
  audienceSentence: (groups: string, levels: string) => `${groups}, ${levels}`,
  rhythmSentence: (weeks: number | null, studies: number | null) => `${weeks ?? '–'}주 동안 스터디 ${studies ?? '–'}회`,
  peopleSentence: (names: readonly string[]) =>
    names.length === 0 ? '함께할 강사 없음' : `함께할 강사 ${names.join(', ')}`,
  codeSentence: (code: string) => (code === '' ? '참여코드는 자동으로 만들어요' : `참여코드 ${code}`),
  noImage: '대표 이미지 없이 첫 퀴즈가 표지예요',
  ownImage: '대표 이미지를 골랐어요',
  missingCount: (count: number) => `빠진 것 ${count}`,
  nothingMissing: '빠진 것이 없어요',
  fill: '쓰기',
  fillNamed: (field: string) => `${field} 쓰기`,
  missing: {
    noQuiz: () => '퀴즈가 아직 없어요. 연 뒤에도 넣을 수 있어요.',
    noModelAnswer: (nos: readonly number[]) => `모범 답안이 없는 퀴즈 ${nos.join(', ')}`,
    noDeadline: (nos: readonly number[]) => `답변 마감이 없는 퀴즈 ${nos.join(', ')}`,
    shortTime: (nos: readonly number[]) => `답할 날이 이틀 이하인 퀴즈 ${nos.join(', ')}`,
    crowded: ([days, quizzes]: readonly number[]) => `여는 날은 ${days}일인데 퀴즈는 ${quizzes}개예요`,
  },
  mend: {
    noQuiz: '',
    noModelAnswer: '쓰기',
    noDeadline: '정하기',
    shortTime: '날짜 고치기',
    crowded: '기간 늘리기',
  },
  submitHint: '모범 답안이나 마감이 빠져 있어도 제출할 수 있어요.',
  quizNumber: (no: number) => `퀴즈 ${no}`,
  clubNameHint: `${MIN_CLUB_NAME_LENGTH}~${MAX_CLUB_NAME_LENGTH}자로 적어 주세요.`,
  taglineHint: `클럽 카드와 소개의 첫 줄이에요. ${MAX_TAGLINE_LENGTH}자까지.`,
  cover: names.coverLead,
  coverPreview: '표지 미리보기',
  coverName: '첫 퀴즈를 쓰면 그 문장이 표지가 돼요',
  coverHint: '표지는 첫 퀴즈의 문장으로 만들어져요.',
  coverLess: '큰 글자 한 어절 줄이기',
  coverMore: '큰 글자 한 어절 늘리기',
  coverImage: '그림으로 바꾸기',
  descriptionHint: '다루는 내용, 진행 방식, 준비할 것을 적어 주세요.',
  image: names.imageKey,
  imageHint: {
    quiz: `JPEG, PNG, WebP, AVIF · ${MAX_CLUB_IMAGE_MEGABYTES}MB까지. 없으면 첫 퀴즈의 문장이 표지가 돼요.`,
    lecture: `JPEG, PNG, WebP, AVIF · ${MAX_CLUB_IMAGE_MEGABYTES}MB까지. 없으면 강의클럽 이름이 표지가 돼요.`,
  },
  imagePick: '이미지 고르기',
  imageChange: '다른 이미지로 바꾸기',
  imageRemove: '이미지 지우기',
  imageUploading: '이미지를 올리는 중이에요',
  imagePreview: '대표 이미지 미리보기',
  imageDefault: { quiz: '첫 퀴즈가 표지예요', lecture: '강의클럽 이름이 표지예요' },
  imageTooLarge: `${MAX_CLUB_IMAGE_MEGABYTES}MB까지 올릴 수 있어요. 더 작은 이미지를 골라 주세요.`,
  imageWrongType: 'JPEG, PNG, WebP, AVIF 이미지만 올릴 수 있어요.',
  isPublicHint: '끄면 참여코드나 초대 링크를 가진 사람만 찾을 수 있어요.',
  period: names.startAt,
  recruitHint: '비워 두면 개설되는 때부터 클럽 시작일까지 모집해요.',
  weekdays: { MON: '월', TUE: '화', WED: '수', THU: '목', FRI: '금', SAT: '토', SUN: '일' },
  week: '주',
  times: '회',
  hasCapacity: '정원 두기',
  capacityHint: `1~${number.format(MAX_CAPACITY)}명. 정원이 차면 모집이 저절로 마감돼요.`,
  people: '명',
  joinApprovalHint: '참여코드를 입력한 사람도 승인해야 멤버가 돼요.',
  lateJoiningHint: '클럽이 시작된 뒤에도 참여코드로 가입할 수 있어요.',
  get jobsNeedGroup() {
    return `${codeNames().jobGroup}부터 골라 주세요.`;
  },
  tagsHint: `${MAX_TAGS}개까지, 한 개에 ${MAX_TAG_LENGTH}자까지예요.`,
  codesFailed: '학습 대상을 불러오지 못했어요.',
  officialGradingOptions: {
    INSTRUCTOR: { label: '강사', description: '강사가 매긴 점수가 공식 점수예요.' },
    AI: {
      label: 'AI',
      description:
        '퀴즈마다 강사 채점과 견주어 본 뒤, 확신이 높은 AI 점수가 공식 점수가 돼요. 나머지는 강사가 채점해요.',
    },
    SELF: {
      label: '본인',
      description: '멤버가 스스로 매긴 점수가 공식 점수예요. 강사가 점수를 매기면 강사 점수가 앞서요.',
    },
  },
  selfGradingHint: '멤버가 최종답변을 낸 뒤 스스로 점수를 매겨 볼 수 있어요.',
  aiGradingHint: 'AI가 사전답변과 최종답변을 같은 기준으로 읽어, 강사에게 근거를 보이고 멤버의 성장을 재요.',
  holdModelAnswerHint:
    '꺼 두면 최종답변을 낸 사람에게 바로 열려요. 그 뒤에 고친 답변에는 표시가 남고, 고치기 전 답변이 채점돼요.',
  holdGradesHint: '점수와 피드백은 강사가 공개할 때까지 강사만 봐요. 멤버에게는 ‘채점 중’으로 보여요.',
  earnsPointsHint: '꺼 두면 이 클럽에서 하는 일에는 포인트가 쌓이지 않아요. 이미 쌓인 포인트는 그대로예요.',
  anonymousHint: '강사에게는 이름이 보여요.',
  instructorsHint: '강사는 퀴즈와 멤버를 관리하고 채점할 수 있어요. 클럽을 만든 사람은 이미 포함돼 있어요.',
  instructorSearch: '강사 찾기',
  instructorPlaceholder: '이름으로 찾기',
  instructorAdd: (name: string) => `${name} 추가`,
  instructorNone: '찾는 강사가 없어요. 이름을 다시 확인해 주세요.',
  add: '추가',
  participationCodeHint: `영문과 숫자 ${MIN_PARTICIPATION_CODE_LENGTH}~${MAX_PARTICIPATION_CODE_LENGTH}자. 비워 두면 자동으로 만들어요.`,
} as const;

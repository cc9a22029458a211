import { studyOrder } from '../../../../ui/text/study-order.ts';

/** Words of the place where instructors answer. */
export const answeringText = {
  pane: '답 쓰기',
  place: (no: number, of: number) => `${of}개 가운데 ${no}번째`,
  field: '답',
  draft: '자료에서 찾은 초안이에요. 내장 도구가 골랐으니 고쳐서 보내세요.',
  noDraft: '자료에서 찾은 초안이 없어요.',
  looking: '자료에서 초안을 찾는 중이에요.',
  sources: '답에 붙일 근거',
  isSource: '도우미가 이 답을 근거로 쓰게 하기',
  isPrivate: '비공개 질문의 답은 도우미가 쓰지 않아요.',
  send: '보내기',
  sendNext: '보내고 다음',
  replace: '이 답으로 바꾸기',
  skip: '건너뛰기',
  previous: '이전',
  back: '목록으로',
  sent: '답을 보냈어요.',
  sentMany: (count: number) => `질문 ${count}개에 답했어요.`,
  empty: '답을 입력해 주세요.',
  stale: '다른 곳에서 먼저 답했어요. 지금 답을 보고, 바꾸려면 다시 보내세요.',
  keys: '키: Enter 보내고 다음, J 건너뛰기, K 이전, I 답 쓰기, Ctrl+Enter 쓰는 중에 보내기, Esc 나가기',
  several: '함께 답할 질문',
  together: (count: number) => `${count}개에 함께 답하기`,
} as const;

export const addAnswerText = {
  title: '강사 확인 답변 더하기',
  hint: '도우미가 이 답을 바로 근거로 쓰고, 질문 목록에 강사 확인 답변으로 보여요.',
  question: '질문',
  study: '어느 강의',
  option: (no: number, title: string) => `${studyOrder(no)} ${title}`,
  answer: '답',
  save: '더하기',
  saved: '확인 답변을 더했어요. 다시 물어보세요.',
  close: '닫기',
} as const;

export const groupsText = {
  title: '무엇을 어려워하나요',
  lead: (count: number, days: number) => `지난 ${days}일 질문 ${count}개를 뜻이 가까운 것끼리 모았어요`,
  count: (count: number) => `${count}개`,
  waiting: (count: number) => (count === 0 ? '모두 답함' : `답 기다림 ${count}`),
  bar: (count: number, waiting: number) => `질문 ${count}개, 답을 기다리는 것 ${waiting}개`,
  answered: '답함',
  waits: '기다림',
  quoted: (question: string) => `“${question}”`,
  notHeld: '자료에 없음',
  addMaterial: '자료 더하기',
  all: '모두 보기',
  quiz: '퀴즈로',
  quizMade: '퀴즈 초안을 만들었어요. 다듬어서 쓰세요.',
  announce: '자료에 알림',
  together: '함께 답하기',
  others: (count: number) => `묶이지 않은 질문 ${count}개`,
  none: '모을 만큼 비슷한 질문이 아직 없어요.',
  period: '기간',
  days: (days: number) => `지난 ${days}일`,
  announcement: (name: string, place: string) =>
    `{이름} 님, “${name}” 질문이 여러 번 나왔어요. ${place}에서 확인해 보세요.`,
  announcementNoPlace: (name: string) => `{이름} 님, “${name}” 질문이 여러 번 나왔어요. 다음 강의에서 함께 짚을게요.`,
} as const;

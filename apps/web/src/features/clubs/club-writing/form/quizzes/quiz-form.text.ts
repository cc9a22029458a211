import { namesIn } from '@dure/contract/authoring/quiz-clubs/club-form';
import { CLUB_QUIZ_FORM } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { MAX_KEYWORDS } from '@dure/contract/limits/quiz-limits';
import { MAX_CLUB_QUIZZES } from '@dure/contract/clubs/clubs/club-limits';

const names = namesIn(CLUB_QUIZ_FORM);

/** The words of the quizzes' step. */
export const quizFormText = {
  ...names,
  paste: '문항 붙여 넣기',
  pasteHint:
    '문항을 붙여 넣으면 한 줄이 퀴즈 하나가 돼요. 번호를 매긴 문항은 다음 번호까지가 하나예요. 모범 답안은 ‘답:’, 주제는 ‘주제:’로 시작하는 줄에 적어요.',
  pasteNow: '퀴즈로 만들기',
  pastedTitle: '붙여 넣은 문항 확인',
  pastedLead: (all: number, faulty: number) =>
    faulty === 0
      ? `문항 ${all}개를 모두 추가할 수 있어요.`
      : `문항 ${all}개 가운데 ${faulty}개를 고쳐 주세요. 나머지는 그대로 추가할 수 있어요.`,
  pastedHeads: { question: '문항', modelAnswer: '모범 답안', topic: '주제' },
  pastedCancel: '취소',
  pasteFull: (count: number) => `퀴즈는 ${MAX_CLUB_QUIZZES}개까지라 ${count}줄은 넣지 못했어요.`,
  add: '퀴즈 추가',
  empty: '아직 퀴즈가 없어요. 첫 문항을 쓰거나 가져와 보세요. 클럽을 연 뒤에도 추가할 수 있어요.',
  list: '퀴즈 목록',
  number: (no: number) => `퀴즈 ${no}`,
  untitled: '아직 문항을 쓰지 않았어요',
  unpublished: '비공개',
  copy: '복사본',
  shared: '함께 쓰는 퀴즈',
  sharedNote: '공개했거나 다른 클럽에서도 쓰는 퀴즈예요. 여기서 고치면 그곳에서도 바뀌어요.',
  fixedNote:
    '공개했거나 다른 클럽에서도 쓰는 퀴즈라 여기서는 그대로 써요. 이 클럽에서만 다르게 쓰려면 복사해서 고쳐 주세요.',
  copyToEdit: '복사해서 고치기',
  added: (count: number) => `퀴즈 ${count}개를 목록 끝에 넣었어요.`,
  faults: (count: number) => `확인할 곳 ${count}곳`,
  answers: (count: number) => `답변 ${count}개`,
  up: (no: number) => `퀴즈 ${no} 위로`,
  down: (no: number) => `퀴즈 ${no} 아래로`,
  moved: (no: number) => `${no}번째로 옮겼어요.`,
  reorderHint: '손잡이를 끌거나 화살표 단추, Alt와 ↑ ↓ 키로 순서를 바꿀 수 있어요.',
  remove: (no: number) => `퀴즈 ${no} 삭제`,
  removeAsk: '정말로 삭제하시겠습니까?',
  removeBody: '이 퀴즈에 쓴 내용이 함께 사라져요.',
  staysWritten: '이 클럽에서만 빠지고, 쓴 사람의 My 퀴즈에는 그대로 남아요.',
  removeAnswered: '답변이 있는 퀴즈는 삭제할 수 없어요.',
  removeConfirm: '삭제',
  required: '필수',
  questionHint: '정답이 하나가 아닌, 자기 말로 설명해야 하는 질문이 좋아요.',
  modelAnswerHint: '최종답변을 낸 멤버에게 보여요. 채점의 기준이 돼요.',
  keywords: names.modelAnswerKeywords,
  keywordsHint: `답변에 꼭 나와야 할 말을 ${MAX_KEYWORDS}개까지 적어 주세요.`,
  weekLabel: names.week,
  topicHint: '열리기 전에도 보여요. 문항 대신 짧게 알려 주세요.',
  openAtHint: '이때부터 멤버에게 보여요.',
  deadlineHint: '비워 두면 클럽이 끝날 때까지 답할 수 있어요.',
  publishedHint: '끄면 공개일이 지나도 보이지 않아요.',
  content: '지식콘텐츠',
  contentHint:
    '사전답변을 낸 뒤에 읽을 글이나 영상이에요. 내 콘텐츠에서 고르거나 제목과 주소를 적어요. 없으면 비워 두세요.',
} as const;

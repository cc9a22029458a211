import { codeNames } from '../../../../ui/text/code-names.ts';
import { number } from '../../../../ui/text/number-format.ts';

/** The words of the editor of one quiz. */
export const editorText = {
  title: (no: number) => `${no}번 퀴즈`,
  newTitle: '새 퀴즈',
  failed: '퀴즈를 불러오지 못했어요',
  close: '닫기',
  question: '문항',
  questionHint: '정답이 하나가 아닌, 자기 말로 설명해야 하는 질문이 좋아요.',
  required: '필수',
  modelAnswer: '모범 답안',
  modelAnswerHint: '최종답변을 낸 멤버에게 보여요. 채점의 기준이 돼요.',
  keywords: '키워드',
  keywordsHint: '채점할 때 찾는 낱말. 쓰고 Enter',
  about: '누구를 위한 퀴즈인가요?',
  get jobGroup() {
    return codeNames().jobGroup;
  },
  get jobs() {
    return codeNames().job;
  },
  get jobLevels() {
    return codeNames().jobLevel;
  },
  tags: '태그',
  codesFailed: '누구를 위한 퀴즈인지 고를 것을 불러오지 못했어요',
  shared: {
    PUBLIC: '라운지에 공개한 퀴즈예요.',
    used: (clubs: number) => `클럽 ${number.format(clubs)}곳에서 쓰는 퀴즈예요.`,
    note: '저장하면 그곳에서도 바뀌어요. 저장하기 전에는 이 기기에만 있어요.',
  },
  byHand: {
    untouched: '고친 내용은 저장을 눌러야 반영돼요',
    changed: '이 기기에 저장됨 · 저장을 눌러야 반영돼요',
  },
  save: '저장',
  saved: '퀴즈를 저장했어요.',
  created: '퀴즈가 등록되었습니다.',
  open: '공개하기',
  openAsk: '라운지에 공개할까요?',
  openDetail: '다른 강사가 문항과 모범 답안을 보고 복사해 갈 수 있어요. 언제든 다시 숨길 수 있어요.',
  opened: '라운지에 공개했어요.',
  hide: '숨기기',
  hidden: '라운지에서 숨겼어요. 이미 가져간 복사본은 그대로예요.',
  restore: '되살리기',
  deleted: '삭제된 퀴즈예요. 되살리면 다시 고칠 수 있어요.',
  conflict: {
    title: '다른 곳에서 먼저 수정했어요',
    body: '다른 탭이나 기기에서 이 퀴즈를 먼저 저장했어요. 어느 쪽으로 이어 쓸지 골라 주세요. 고르지 않은 쪽도 이 기기에 보관해요.',
    choose: '어느 쪽으로 쓸지 고르기',
    mine: '내 내용으로 이어 쓰기',
    theirs: '먼저 저장된 내용 가져오기',
    mineShort: '내 내용',
    theirsShort: '먼저 저장된 내용',
    empty: '비어 있음',
    others: '그 밖에 다른 곳',
  },
  uses: {
    title: '쓰인 곳과 결과',
    none: '아직 어느 클럽에서도 쓰지 않았어요.',
    elsewhere: (clubs: number) => `내가 운영하지 않는 클럽 ${number.format(clubs)}곳에서도 써요.`,
    copies: (count: number) => `복사본 ${number.format(count)}개가 있어요. 복사본은 따로 고쳐져요.`,
    club: '클럽',
    answers: '답변',
    mean: '평균',
    discrimination: '변별도',
    points: (mean: number) => `${mean}점`,
    levels: { good: '높음', fair: '보통', weak: '낮음' },
    notYet: '아직 없음',
  },
} as const;

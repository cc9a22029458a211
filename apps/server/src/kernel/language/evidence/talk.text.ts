/** Stems of words in which people talk about learning, the question and themselves, whatever the subject. */
const TALK =
  '수업 강의 강좌 배우 배운 배웠 공부 학습 내용 기억 생각 느끼 느낀 느껴 느낌 이해 어렵 어려 쉽 쉬운 재미 재밌 흥미 관심 중요 뜻깊 의미 유익 도움 질문 ' +
  '문제 주제 부분 답변 대답 정답 설명 작성 사람 기회 시간 감사 고맙 고마 부탁 죄송 열심 노력 최선 앞으로 다음 조금 많이 많은 많아 깊이 깊은 더욱 항상 ' +
  '언제나 정말 진짜 굉장 무척 매우 오래 오랫 처음 여러 번 읽 보았 보니 볼수록 보고 싶 좋은 좋겠 좋았 좋습 같습 같아 같다 교수 선생 강사 시험 복습 예습 ' +
  '누구 우리 저는 저에게 제가 나는 내가 나름 한번 다시 계속 꾸준 성장 발전 경험 마음 노트 교재 자료 찾아 알게 알고 알아 모르 남습 남는 남았 가졌 되었 ' +
  '되길 바라 바랍 바란 하겠 합니다 했습 했다 드립 드려 주셔 주신 이번 오늘 클럽 퀴즈 과제 글 이야기 말씀 사실 솔직 개인 관점 점 때 만큼';

/** The same in English. */
const ENGLISH_TALK =
  'thank thanks grateful question questions answer topic interesting interested learn learned learning study studied studying ' +
  'class lecture course lesson teacher professor important think thought believe feel felt hope hopefully difficult hard easy ' +
  'remember memory enjoy enjoyed read reading understand understood understanding good great nice really very much many people ' +
  'everyone interest like love more future time times opportunity chance lot always first little bit long keep try tried best ' +
  'me my our us help helped helpful know known again today subject explain well want wanted wish about';

export const TALK_STEMS: readonly string[] = TALK.split(' ');
export const TALK_WORDS: ReadonlySet<string> = new Set(ENGLISH_TALK.split(' '));

/** Words with which Korean asks, by their meaning; what is asked about stands beside them. */
export const ASKING_WORDS: ReadonlySet<string> = new Set(
  '뭐 뭔 뭔가 뭐예 뭐죠 무엇 무슨 어떻게 어떤 어떨 어느 어디 언제 누구 누가 왜 얼마 몇 알려 설명 주세 주 예 예를 이유 차이 다르 다른 방법 경우 때 것 건 수 되 하 있 없 뜻 의미 인가 이란 란 말이에 궁금'.split(
    ' ',
  ),
);

/** Words with which Korean asks, by their meaning; what is asked about stands beside them. */
export const ASKING_WORDS: ReadonlySet<string> = new Set(
  (
    '뭐 뭔 뭔가 뭐예 뭐죠 뭐야 뭐임 뭐지 뭐니 뭐냐 뭔데 뭔지 뭘까 뭐에 뭡니까 무엇 무슨 어떻게 어떤 어떨 어느 어디 언제 누구 누가 왜 얼마 몇 ' +
    '알려 가르쳐 보여 설명 정리 요약 말해 주세 주 줘 줘요 줄래 줄래요 싶어 싶어요 예 예를 좀 쉽게 쉬운 간단히 간단하게 자세히 자세하게 대해 대해서 대하여 관해 관해서 관하여 ' +
    '이유 차이 다르 다른 방법 경우 때 것 거 건 수 되 하 있 있어 있어요 없 뜻 의미 인가 이란 란 말이에 궁금'
  ).split(' '),
);

/** How a wish ends: 알려줘, 설명해, 정리해주실래요. */
export const WISHES = /(?:해|하여)?(?:줘|줘요|주라|주세요|주실래요|줄래|줄래요)?$/u;

/** Words that ask whatever is left of them without their endings: 왜요, 몇이. */
export const ASKS = /^[왜뭐뭔몇누]/u;

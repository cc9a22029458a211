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

/** Words of any course and of its running: they tell no passage from another. */
export const COURSE_WORDS =
  /^(?:범위|시험|중간고사|기말고사|중간|기말|퀴즈|출석|결석|지각|교수|교수님|조교|강사|선생님|과제|숙제|레포트|리포트|제출|마감|기한|성적|점수|학점|재수강|수업|강의|강의실|강의계획서|교재|휴강|보강|발표|날짜|일정|연락처|이메일|메일|전화|연구실|이번|다음|주에|수강|자료)(?:은|는|이|가|을|를|의|에|도|만|로|님|님의|님은|에서|부터|까지|이랑|랑)?$/u;

/** Verbs that say nothing by themselves. */
export const GENERAL_VERBS = /^(?:하|되|있|없|이|아니|생기|일어나|나|말하|부르|쓰|보|않|못하|좋|그렇|어떻|알|모르)$/u;

export const ASKS_WHY = /(?:^|\s)왜(?=[\s?]|$)|이유|까닭|때문/u;
export const GIVES_REASON =
  /때문|므로|까닭|이유|위해|위하여|덕분|그래서|따라서|니까|[아어여해]서[\s,]|[으이하되나가오]?면\s|탓|바람에|느라|려고|않으면|않아\s|없어\s|것이다|하도록|조건에서|경우에/u;
export const ASKS_HOW_MANY = /(?:^|\s)(?:얼마|몇)/u;
export const NAMES_NUMBER =
  /\d|(?:한|두|세|네|다섯|여섯|열|하나|둘|셋|백|천|만|억)\s?(?:개|번|가지|해|년|명|배|갈래|곳|시간|달|주|행|칸)|대부분|절반|모두|하나/u;
export const ASKS_WHO = /(?:^|\s)(?:누가|누구|누군)/u;
export const NAMES_WHO = /(?:^|\s)(?:사람|회사|기관|학자|박사|정부)|[이가]\s(?:만들었|제안했|발견했|발명했|맡는다)/u;
export const ASKS_DIFFERENCE = /차이|다른가|다르|달라|달랐/u;
export const ASKS_EXAMPLE = /(?:^|\s)(?:예를|예시|보기를|사례)/u;

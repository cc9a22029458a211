import { hasFinal } from '@dure/contract/text/particles.text';
/** Particles that never end a noun; the others may belong to it: 효과, 정도. */
const SURE_PARTICLES = /(?:에|을|를|은|는|의|에서|으로)$/u;

/** Words that are no terms, whatever stands beside them. */
export const NO_TERMS =
  /^(?:것|수|때|등|및|또|더|이|그|저|각|매우|아주|모두|모든|어떤|여러|다른|같은|이런|그런|이러한|그러한|하나|경우|때문|위해|대해|통해|그리고|그러나|하지만|따라서|또한|그래서|즉|예를|들어|있다|없다|한다|된다|이다|않는다|때문에|있는|없는|하는|되는|않는|있고|하고|되고|않고|있을|할|될|우리|자신|사람|정도|가지|부분|다음|위|아래|앞|뒤|그중|차례|스스로|이상|이하|서로|처음|최대|최소|이란|동시|일부|전부|내용|일반|각각|나머지|사이|이후|이전|모습|나중|동안|대신|오늘|여럿|상당|가운데|안팎|밤사이|근처|주변|남이|마지막|이야기|이로움)$/u;
/** Words of any subject: a keyword only where there is no other. */
export const WEAK_TERMS =
  /^(?:상태|방법|방식|과정|결과|조건|현상|시간|작업|관리|이유|원인|문제|목적|효과|특징|성질|단계|종류|예|값|정보|자료|방향|이용|사용|발생|필요|중요|대상|기준|역할|기능|관계|변화|영향)$/u;
/** What a word may bear that is a noun: by another one its own is seen to be one. */
export const BEARS = {
  sure: ['을', '를', '의', '에', '와', '과', '도', '은', '는', '로', '이', '가'],
  whole: ['을', '의'],
} as const;
/** Ends of sentences that pass for nouns where a word is unknown. */
export const SAYS_SO =
  /(?:이다|니다|[가어아세]요|라서|인지|보다|럿일|해진|쯤|분의|들의|된|는|[해어아]져|거나|지도)$|^\d+\p{Script=Hangul}$/u;
/** Words of one letter that go with what follows and name nothing with it. */
export const LOOSE =
  /^(?:쥔|둔|든|준|본|된|간|온|난|쓴|긴|인|한|두|세|네|새|헌|온|잘|못|안|꼭|및|즉|왜|다|참|곧|막|늘|좀|첫|이|그|저|각|등|수|것|또|더|때|할|될|볼|쓸|큰)$/u;
/** Endings of verbs and adjectives: such words say what happens and name nothing. */
const VERBAL =
  /(?:다|요|까|도록|[있없않하되]기|[보높붙들]여|죠|며|면|므로|서|려고|려|게|는데|지만|니까|거나|던|했|는지|은지|라면|하고|되고|하여|되어|하기|되기|하지|되지|[하되있없않주쓰오가보나지키르치리내두놓꾸뀌]는|^(?:하|되|알|읽|쓸|볼|할|될)(?:은|을|는)|한|된|할|될|[작높낮많적좋넓좁깊짧]은|[큰긴새]|새로운|가까운|어려운|쉬운|빠른|느린|자주|항상|함께|서로|[읽받얻막찾넣잡믿걸][을은]|(?<=.{2})(?<![이피방오손재공침저항])해|(?<=.{2})(?<![사참창재경보광신권최])고|[많적높낮크작좋넓짧]고|만들어|나누어|^[두떼들묶넣적읽얻막늘줄걸]어|져|[걸올열달틀돌눌]린|[끝타러어]난|고른|아닌|만든|아니라|[른한된는인]다[는고]|대로|히|씩|빨리|미리|널리|많이|다시|먼저|바로|이미|아직|거의|주로)$/u;
/** Nouns that end as verbs do, or as a shorter noun with its particle. */
const NOUNS =
  /(?:[화측표단도장평곡]면|[순문부질]서|(?:보고|설명|명세|증명)서|무게|^(?:가게|[회정강논합주동토질임]의|가을|마을))$/u;
/** A word that says what happens and names nothing. */
export const isVerbal = (word: string): boolean => VERBAL.test(word) && !NOUNS.test(word);
/** A particle that is surely one: 의 is none in 정의. */
export const isSurelyMarked = (word: string): boolean => SURE_PARTICLES.test(word) && !NOUNS.test(word);
export const TOPIC = /^(?<topic>[^,.!?]{2,40}?)(?:이란|란|은|는)\s(?<rest>\S.*)$/u;
export const DEFINES =
  /(?:이다|입니다|말한다|말합니다|뜻한다|뜻합니다|의미한다|의미합니다|가리킨다|가리킵니다|부른다|부릅니다)[.!]?$/u;
/** What is only said of a subject, or supposed of it, though the sentence ends as if it said what it is. */
export const ONLY_SAYS =
  /(?:\d\S{0,20}|쯤|안팎|때문|까닭|정도|[을할될일]\s것|[았었였]을\s것|대표적|아니)(?:이다|입니다)?[.!]?$/u;
/** What is told is given its name: … 참조 무결성이라고 한다. */
export const NAMES =
  /(?:을|를)\s(?<topic>[^,.!?'"]{2,24}?)(?:이)?라고\s(?:한다|합니다|부른다|부릅니다|하며|하고|부르며)/u;
/** Words before a noun that say what happens to it, in forms that look like a noun with its particle. */
export const PASSIVE = /(?:쓰|보|높|줄|놓|쌓|섞|먹|붙|끓|속|녹|기울|움직|모|들)이(?:은|는)$/u;
/** Particles by which a word is no part of a name; of 의 it may be. */
export const TIES = /(?:에서|에게|으로|에|을|를|이|가|은|는|와|과|도|만|로)$/u;
export const HEADING_NUMBER = /^(?:제?\d+(?:\.\d+)*\s?[.)장절강과]?|[IVX]+\.|[가-하]\.)\s+/u;
/** Words that count or order what a name would be given to: 세 가지 방법, 마지막 오 분. */
export const COUNTS = /(?:^|\s)(?:한|두|세|네|다섯|여섯|첫|첫째|둘째|몇|여러|마지막|이번|다음|\d\S{0,20})\s/u;
/** Headings that stand in any course. */
export const COMMON_HEADING =
  /^(?:실습|연습|과제|정리|요약|소개|개요|목차|차례|참고|부록|들어가며|돌아보기|맺음말|마치며|예|예제|보기)(?:\s|$)/u;
/** How a heading ends that asks, and so names nothing. */
export const ASKING_END = /(?:[는은인]가|까|나요?|[?])$/u;
/** A heading that asks of a subject that it names. */
export const ASKING_HEADING =
  /^(?<asked>(?!왜|무엇|어떻게|언제|어디|누가|얼마|몇)\S+(?:은|는|이|가)\s.*?[가-힣])(?<end>는가|인가|은가)\??$/u;
/** Topics that only make sense beside the sentence before. */
export const POINTS_BACK =
  /^(?:이|그|저|이것|그것|이들|그들|이때|그때|여기|거기|이를|그를|이런|그런|이러한|그러한|우리)(?:은|는|이|가|을|를|의|에|도)?(?:\s|$)|^(?:it|this|that|these|those|they|he|she|we|you|there|here)(?:\s|$)/iu;

export const ENGLISH_DEFINES =
  /^(?<article>an?\s|the\s)?(?<topic>[a-z][\w\- ]{1,40}?)\s(?<verb>is|are|means|refers to)\s(?<rest>(?:an?|the|called|used|what|any)\s.+)$/iu;

/** Questions in words, by what the sentence that answers them does. */
export const ask = {
  definition: (topic: string) =>
    /[\p{Script=Hangul})]$/u.test(topic)
      ? `${topic}${hasFinal(topic) ? '이란' : '란'} 무엇인지 설명하세요.`
      : `${topic}의 뜻을 설명하세요.`,
  reason: (happens: string) => `${happens} 이유를 설명하세요.`,
  comparison: (one: string, other: string) => `${one}${hasFinal(one) ? '과' : '와'} ${other}의 차이를 설명하세요.`,
  englishDefinition: (topic: string, verb: string, article = '') =>
    `What ${/^are$/iu.test(verb) ? 'are' : 'is'} ${article.toLowerCase()}${topic}? Explain.`,
  /** As whoever learns asks. */
  whatIs: (topic: string) =>
    /\p{Script=Hangul}$/u.test(topic)
      ? `${topic}${hasFinal(topic) ? '이란' : '란'} 무엇인가요?`
      : `${topic}의 뜻은 무엇인가요?`,
  tellOf: (topic: string) => `${topic}에 대해 설명해 주세요.`,
  tellOfTitle: (title: string) => `‘${title}’에 대해 설명해 주세요.`,
  asHeading: (asked: string, end: string) => (end === '는가' ? `${asked}나요?` : `${asked}${end}요?`),
};

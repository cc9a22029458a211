import { hasFinal } from '@dure/contract/text/particles.text';

/** How plain and polite sentences end, the longest first; what melts into its stem is given without it. */
export const PLAIN_ENDS = ['습니다', '니다', '는다', '다'] as const;

/** Parts of what is asked for. */
export const WHETHER = {
  plainEnd: '다',
  isNot: '아니다',
  verbEnd: '는다',
  politeEnd: '니다',
  likeVerbs: /[있없]$|계시$/u,
  verb: '는지',
  is: '인지',
  open: '지',
  closed: '은지',
  irregular: '운지',
  /** Of adjectives that end in ㅂ, those that keep it. */
  regular: /[좁굽]$/u,
} as const;

/** What begins a point of a list. */
export const ITEM_MARK = /^\s*(?:[-*+•·○▪∙]\s+|\(?\d{1,2}[.)]\s+|[\u2460-\u2473]\s*|[가나다라마바사아][.)]\s+)/u;
export const EMPHASIS = /\*\*([^*\n]{1,200})\*\*/gu;
/** How sentences count what they tell. */
export const ORDINALS: readonly RegExp[] = [/^첫째/u, /^둘째/u, /^셋째/u, /^넷째/u, /^다섯째/u];
export const ORDINAL = /^(?:첫|둘|셋|넷|다섯)째(?:는|로)?,?\s*/u;

/** How a Korean sentence ends that says something. */
export const KOREAN_END = /(?:다|요)[.!]?$/u;
/** What points at something that was said before, wherever it stands; 이를 …라고 한다 names what was just told. */
export const POINTING =
  /(?:^|[\s(“"‘])(?:이|그|저|이런|그런|이러한|그러한|이것|그것|이들|그들|이때|그때|여기|거기|본|우리|지난주|이번|다음|위|아래|앞서|올해|지난해)(?:은|는|이|가|을|를|의|에|도|에서|와|과|에는|에게)?(?=\s|$)/u;
export const POINTING_ENGLISH =
  /(?:^|\s)(?:it|its|this|that one|these|those|they|their|them|he|she|his|her|we|our|you|your|here|there|such|former|latter|another)(?=[\s,.;']|$)/iu;
/** How a sentence begins that goes on with the one before. */
export const GOING_ON =
  /^(?:그래서|그러면|그러나|그렇지만|하지만|따라서|그러므로|그런데|반대로|대신|또|또한|이렇게|그렇게|다만|즉|곧|특히|반면|한편|그\s결과|이에|이처럼|왜냐하면|결국|예를\s들어|첫째|둘째|셋째|넷째|두|세|네|however|therefore|thus|but|so|for example|by contrast|instead|moreover|also|then)(?:[\s,]|$)/iu;
/** What a person is quoted with, and what only tells of dates, work and places. */
export const SPEECH =
  /[“”"][^“”"]{0,300}[“”"]\s?(?:라고|이라고|라며|며)|(?:밝혔다|말했다|전했다|설명했다|강조했다|덧붙였다)[.]?$/u;
export const NOTICE =
  /제출|과제|지각은|다음\s(?:시간|주)|교재|누리집|홈페이지|관람료|문의|담당|공포한|부터\s시행|참고하면|사진\s설명|참고문헌|붙임|토론한다|chapter|quiz on|pp\.|\d{2,4}-\d{3,4}-\d{4}|@/iu;

/** Particles of what a sentence tells of, and the one that joins two nouns. */
export const SUBJECT_MARKS = ['은', '는', '이', '가', '란', '이란'] as const;
export const OF = '의';

/** Nouns that are no notion by themselves. */
export const GENERIC =
  /^(?:방법|결과|목적|이유|원인|문제|경우|연구|참가자|특징|장점|단점|차이|예|효과|과정|단계|조건|목표|요약|개요|내용|자료|방식|수단|절차|대상|시간|사람|구역|교체|복원|공사|전시|사업|규정|규칙|이번|관계자|평균|나이|결론|논의|서론)$/u;
/** Who somebody is, is no notion of a subject. */
export const PERSONS = /(?:선수|교수|대통령|위원장|대표|장관|감독|학자|작가|연구자|과장|관장|씨|배우|가수)$/u;

/** How a definition names its subject: `“X”란`, `X는`. */
export const TOPIC_MARKS = ['이란', '란', '은', '는'] as const;
export const QUOTED_TOPIC = /^["“'‘](?<topic>[^"”'’]{2,30})["”'’](?<mark>이란|란|은|는)\s/u;
export const SURELY_DEFINES =
  /(?:말한다|말합니다|뜻한다|뜻합니다|의미한다|의미합니다|가리킨다|일컫는다|이른다|정의한다|정의하였다|정의했다|정의된다)[.]?$/u;
/** 상태이다, 방법이다: behind a clause, the kind of thing that something is. */
export const IS_KIND =
  /(?<=\S[은는을인된한던ㄴ]\s)(?:\S+\s){0,4}?(?<kind>[가-힣A-Za-z]{2,14}?)(?:이다|다|입니다)[.]?$/u;
export const NO_KIND = /(?:때문|까닭|정도|것|경우|때|수준|편|뿐|명|개|시기|무렵|중|쯤|안팎|이상|이하|이내)$/u;
export const IS_CALLED = /(?:이)?라고\s?(?:한다|합니다|부른다|부릅니다)[.]?$/u;
export const OBJECT_MARKS = ['을 ', '를 '] as const;

/** What stands between both sides of a comparison in one sentence. */
export const BUT = /(?:고|며|지만|으나|나|반면에?|데),\s/u;

/** A reason within a sentence, and one behind another sentence. */
export const BECAUSE = /(?:때문에|므로|덕분에),?\s/u;
export const IS_BECAUSE = /(?:때문이다|때문입니다|때문으로\s보인다|위해서다|위해서이다|위해서입니다)[.]?$/u;
export const WHAT_MARKS = [' 것은'] as const;

/** 금리가 오르면, 격리 수준이 높을수록. */
export const IF_MARKS = ['면', '수록'] as const;
export const AIM_MARKS = ['려면'] as const;
export const MUST = /(?:야\s?한다|필요하다)[.]?$/u;
/** Ends of a clause that says when, and of one that says what can be done. */
export const IF_ENDS = /(?:면|수록)$/u;
export const ABLE = /(?:을|를)\s\S+\s수\s있다[.]?$/u;
/** 틀리면 안 되는 작업 says what must not be. */
export const MUST_NOT = /^안\s되/u;
/** What happens of itself: 줄어든다, 높아진다. */
export const HAPPENS =
  /(?:[된진]다|[어아여]진다|줄어든다|줄어들고|줄어|줄인다|늘어난다|늘린다|오른다|오르고|내려간다|떨어진다|사라진다|생긴다|생기지 않는다|나타난다|감소한다|증가한다|낮아진다|높아진다|커진다|막힌다|멈춘다|들어온다|걸러진다|약해진다)[.]?$/u;
export const SERVES =
  /(?:(?:[는려]\s?데|위해|위하여|려고|에)\s(?:쓴다|쓰인다|사용한다|사용된다)|(?:역할|기능|구실)을\s한다)[.]?$/u;

/** Points that a sentence leads to. */
export const LEADS = {
  follow: /^(?<what>.{2,60}?)(?:은|는|이|가)\s다음과\s같다[.:]?$/u,
  meanings: /(?:뜻|정의|용어)$/u,
  next: /다음\s(?:각\s호의\s(?:어느\s하나에\s해당하는\s)?|중\s하나의\s)?(?:(?<count>[두세네]|다섯|여섯|일곱)\s?가지\s)?(?<what>[가-힣]{1,8}?)(?<mark>에는|에|은|는|이|가|을|를|으로|로|의)?(?=\s)/u,
  counted:
    /(?<count>[두세네]|다섯|여섯|일곱)\s?(?:(?<ways>가지)\s(?<what>[가-힣]{2,8}?)|(?<steps>단계))(?<mark>으로|로|을|를|이|가)\s/u,
} as const;
/** Headings that name points which can be counted. */
export const COUNTABLE =
  /(?:방법|조건|단계|절차|원인|종류|특징|장점|단점|이유|요건|영향|역할|과정|요소|성질|유형|원칙|기능|목적|구성|수단|한계|의의|배경)$/u;

/** Headings under which kinds of one thing stand. */
export const KINDS = /(?:현상|수준|종류|유형|성질|수단|연산|규칙|원칙|요소|장치|법칙|모델|기법|전략)$/u;

/** How a question ends that asks, and a heading or a step that does not. */
export const ASKS =
  /(?:[?？]|(?:세요|시오|습니까|어라|보자|하라|explain|describe each)[.]?)$|^(?:what|why|how|which|who|when|explain|describe|compare|discuss|define|list)\b/iu;
export const NUMBERED = /^(?:\d{1,2}[.)]|[\u2460-\u2473]|제\d+[장절조])\s/u;

/** What points at the document itself tells nothing of its subject. */
export const OF_DOCUMENT = /^(?:이|본)\s(?:연구|논문|규정|규칙|법|장|절|글|강의|실험|조사|표|그림)/u;

/** A term and what it means, in one line. */
export const GLOSS = /^(?<term>[^:：.!?]{2,30}?)\s?[:：]\s(?<gloss>\S.{7,})$/u;
export const SERVES_FOR = /(?:데|위해|려고|에)\s(?:쓴다|쓰인다|사용한다)$/u;
export const NO_GLOSS = /^(?:예|예시|참고|주의|비고|담당|일시|장소|문의|대상|목표|주제어|키워드|출처|note|example)$/iu;

export const draftsText = {
  /** What tells a case with its figures. */
  aCase: /(?:는데|[었았했]다면|(?:^|\s)(?:두|세|네|다섯|한)\s)/u,
  /** 이를 names what the same sentence has just told. */
  thisTold: /\s이$/u,
  thisIs: /^(?:이는|그\s이유는|그\s까닭은|왜냐하면)\s/u,
  accordingTo: /^\S+(?:에\s따르면|에\s의하면)\s/u,
  subject: (topic: string) => `${topic}${hasFinal(topic) ? '은' : '는'}`,
  why: (whether: string) => `왜 ${whether} 설명하세요.`,
  how: (aim: string) => `${aim} 어떻게 해야 하는지 설명하세요.`,
  of: '의 ',
  use: (topic: string) => `${topic} 쓰임`,
  whatFor: (topic: string) => `${topic}${hasFinal(topic) ? '은' : '는'} 무엇에 쓰는지 설명하세요.`,
  whatCan: (when: string) => `${when} 무엇을 할 수 있는지 설명하세요.`,
  whatThen: (when: string) => `${when} 어떻게 되는지 설명하세요.`,
  which: (whether: string) => `${whether} 설명하세요.`,
  tell: (what: string) => `${what}${hasFinal(what) ? '을' : '를'} 설명하세요.`,
  definedBy: (term: string, gloss: string) =>
    `${term}${hasFinal(term) ? '은' : '는'} ${gloss}${hasFinal(gloss) ? '이다' : '다'}.`,
  whatIs: (heading: string) => `${heading}에는 무엇이 있는지 각각 설명하세요.`,
  anyOf: (count: string | undefined, what: string) => `어떤 ${count ? `${count} 가지 ` : ''}${what}`,
  anySteps: (count: string, steps: string) => `어떤 ${count} ${steps}`,
  subjectEnd: /[은는이가]\s/u,
  /** 어떤 경우에는 would be any case. */
  bareMark: (mark: string) => (mark === '에는' ? '에' : mark === '은' ? '이' : mark === '는' ? '가' : mark),
  nextSaid: /다음/gu,
  /** 자료 나누기 is done, and holds nothing. */
  deed: /기$/u,
  onlyCounts: /^(?:두|세|네|다섯|여섯)\s?(?:가지|단계)/u,
  nominal: /(?:것|현상|상태|방법|과정|성질|작업|묶음|방식|기법|구조|값|비율|능력|행위|정도|단위|집합|도구|규칙)$/u,
} as const;

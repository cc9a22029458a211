/**
 * Words of which one denies the other, a line each, by their stems. General words of Korean and English; no subject's
 * own.
 */
export const OPPOSITES: readonly string[] = [
  '증가 감소',
  '늘 줄',
  '늘어나 줄어들',
  '오르 내리',
  '올리 내리',
  '상승 하락 하강',
  '높 낮',
  '높아지 낮아지',
  '크 작',
  '커지 작아지',
  '많 적',
  '빠르 느리',
  '빨라지 느려지',
  '강하 약하',
  '강해지 약해지',
  '먼저 나중',
  '위쪽 아래쪽',
  '안쪽 바깥쪽',
  '오른쪽 왼쪽',
  '내부 외부',
  '시작 종료',
  '열 닫',
  '같 다르',
  '넓 좁',
  '길 짧',
  '두껍 얇',
  '밝 어둡',
  '가열 냉각',
  '흡수 방출 반사',
  '팽창 수축',
  '최대 최소',
  '최고 최저',
  '직접 간접',
  '자동 수동',
  '가속 감속',
  '유리 불리',
  '허용 금지',
  '성공 실패',
  '찬성 반대',
  '이전 이후',
  '가능 불가능',
  '쉽 어렵',
  '비례 반비례',
  '양수 음수',
  '수요 공급',
  '가볍 무겁',
  '유효 무효',
  '항상 결코',
  'increase decrease',
  'increases decreases',
  'raise lower',
  'rise fall',
  'rises falls',
  'more less fewer',
  'higher lower',
  'high low',
  'fast slow',
  'faster slower',
  'before after',
  'first last',
  'always never',
  'best worst',
  'large small',
  'larger smaller',
  'accept reject ignore',
  'open closed',
  'public private',
  'inside outside',
  'above below',
  'same different',
  'toward away',
  'closer away',
  'half double',
  'strong weak',
  'hot cold',
  'warm cool',
  'positive negative',
  'maximum minimum',
  'left right',
  'up down',
  'begin end',
  'gain lose',
  'allow forbid',
  'success failure',
  'expand shrink restrict',
  'constant linear',
  'poorly well',
];

/** What turns a word into its opposite when it stands before it. */
export const DENYING_PREFIXES: readonly string[] = ['비', '불', '부', '미', '무', '반', 'un', 'in', 'im', 'non', 'dis'];

/** Units of which one is not another, as they stand behind a number. */
export const UNITS: readonly string[] =
  '초 분 시간 시 일 주 개월 월 년 세기 도 배 원 달러 퍼센트 미터 킬로미터 그램 킬로그램'.split(' ');

/** English words of number; `one` is more often none. */
export const ENGLISH_NUMBERS: Readonly<Record<string, string>> = {
  zero: '0',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
};

/** Endings of Korean verbs and adjectives that leave their stem bare. */
export const VERB_ENDINGS =
  /(?<=.)(?:으므로|므로|으면|면서|면|거나|도록|려고|니까|어서|아서|는다|었다|았다|고|며|어|아|는|은|을|게|지|기|음|던|러)$/u;

/** Two denials that make none. */
export const DOUBLE_DENIAL =
  /(?:않|없)(?:을|ㄹ) 수(?:가|는|도)? 없|(?:없|않)(?:으면|아서는|어서는|고는) (?:안|못)|(?:없이|않고)(?:는)? [^,.]{0,20}(?:수 없|못[하한])|아니면 안|(?:cannot|can ?not|never) [^,.]{0,30}without|\bnot (?:only|un\p{L}+|im\p{L}+)/gu;

/** A denial that stands before its word, as most do in Latin letters; the others stand behind it. */
export const STANDS_BEFORE = /^(?:[\p{Script=Latin}'’]+|[안못] )$/u;

/** A verb's end, as a Korean sentence has it. */
export const PREDICATE = /[다요죠음함됨임]["'”’)\]]{0,3}[.!?~]{0,3}$/u;

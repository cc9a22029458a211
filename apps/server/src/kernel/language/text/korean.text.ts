/** Endings that a Korean word bears by its place in a sentence; the longest that leaves two letters goes. */
export const ENDINGS =
  /(?<=..)(?:으로써|으로서|에서는|에게서|으로는|이라고|이라는|이란|란|했습니다|했었다|됩니다|합니다|입니다|됐습니다|되었다|하였다|있다|없다|있습니다|없습니다|습니다|아서|어서|아야|어야|지만|는데|에서|으로|에게|한테|까지|부터|보다|처럼|마다|라는|라고|하는|하면|하고|하며|해서|하여|했다|했던|한다|하다|하게|하지|된다|됐다|되는|되면|되어|되고|된|이다|이며|이고|이나|에는|에도|에만|들은|들이|들을|들의|들에|들|은|는|이|가|을|를|에|의|로|와|과|도|만|다|요)$/u;

/** Words of number as digits, so that two animals are 2 animals. */
export const NUMBER_WORDS: Readonly<Record<string, string>> = {
  하나: '1',
  한: '1',
  둘: '2',
  두: '2',
  셋: '3',
  세: '3',
  넷: '4',
  네: '4',
  다섯: '5',
  여섯: '6',
  일곱: '7',
  여덟: '8',
  아홉: '9',
  열: '10',
};

/** Words that say much the same, a line each; the first stands for all. General Korean, no subject's own words. */
export const SYNONYMS: readonly string[] = [
  '남자 남성 사내',
  '여자 여성 여인 숙녀',
  '아이 어린이 아기 꼬마 어린아이',
  '개 강아지',
  '달리 뛰 달려 뛰어',
  '자르 썰 잘라',
  '사망 숨지 숨진 숨졌 죽었 죽은',
  '부상 다치 다쳤 다친',
  '말했 밝혔 전했 발표 언급',
  '자동차 차량 승용차',
  '커다란 거대한 큰',
  '작은 조그만',
  '하락 떨어지 떨어졌 감소 줄어',
  '상승 오르 올랐 증가 늘어',
  '체포 구금',
  '해변 바닷가',
  '풀밭 잔디밭 잔디',
  '사용 이용 활용',
  '빠르 신속 빨리 빠른',
  '예쁜 아름다운',
  '대화 이야기 얘기',
  '검은 검정 검은색 검정색',
  '하얀 흰 흰색 하얀색',
  '빨간 붉은 빨간색 붉은색',
  '파란 푸른 파란색',
  '노란 노란색',
  '이유 까닭 원인',
  '방법 방식',
  '대답 답변',
  '질문 물음 문의',
  '동물 짐승',
  '강의 수업',
  '선생 교사 강사',
  '회사 기업 업체',
  '필요 필수',
  '중요 핵심',
  '장점 이점',
  '단점 약점',
  '차이 다른점',
  '오류 에러',
  '데이터 자료',
  '저장 보관',
  '삭제 제거',
  '생성 만들',
  '변경 수정',
  '확인 검사',
];

/** Words of which one shuts out the others, a line each: sentences that differ in them speak of different things. */
export const CONTRASTS: readonly string[] = [
  '남자 여자 소년 소녀',
  '월요일 화요일 수요일 목요일 금요일 토요일 일요일',
  '상승 하락',
  '증가 감소',
  '검은 하얀 빨간 파란 노란 초록 녹색 갈색 회색',
  '개 고양이 말 소 양 새 원숭이 호랑이 토끼 거북이 코끼리 곰',
  '동쪽 서쪽 남쪽 북쪽',
  '동부 서부 남부 북부',
  '아침 점심 저녁 밤',
  '커다란 작은',
  '높은 낮은',
  '빠르 느린',
  '많은 적은',
  '최대 최소',
  '이전 이후',
  '승리 패배',
  '찬성 반대',
  '성공 실패',
  '허용 금지',
  '입력 출력',
  '읽기 쓰기',
];

/** What turns a sentence into its opposite. */
export const NEGATIONS =
  /않|못[하한했함할해합]|(?<![가-힣])못 |아니|아닌|아님|없[다는어이고으었습음을]|(?<![가-힣])안 (?=[가-힣])|불가능|\b(?:not|no|never|without|nor|neither|cannot|nicht|kein(?:e[nrsm]?)?|ohne|nie|niemals)\b|n['’]t\b/gu;

/** Nouns that stand behind others and name nothing. */
export const BOUND_NOUNS = '것 때 수 등 만 뿐 채 줄 바 데 지 분 씨 님 년 월 일 개 명 번 쪽'.split(' ');
/** What makes a noun say what another one is like: 배타적. */
export const ADJECTIVAL = '적';
/** 란 behind a word that is in no dictionary passes for its end: 카디널리티란. */
export const TOPIC_END = /(?<=.{3})란$/u;
/** Particles at the end of a long word that is in no dictionary, and so passes for a noun with them. */
export const KEPT_PARTICLE =
  /(?<=.{2})(?:까지|부터|에서)$|(?<=.{3})(?:들의|들은|들이|을|를|은|는|의|(?<![문론설술악작필])가)$/u;
/** A letter that stands for any other. */
export const ANY_LETTER = '가';

const split = (text: string) => text.trim().split(/\s+/);

/** Particles behind a noun; several may follow one another. */
export const PARTICLES = split(
  `은 는 이 가 을 를 의 에 와 과 도 만 로 으로 라 나 이나 뿐 씩
  에서 에게 에는 에도 에만 께서 까지 부터 보다 처럼 마다 조차 마저 밖에 라도 이라도 대로 만큼 한테 라고 이라고 라는 이라는 라면 이라면
  에서는 에서도 에서의 으로는 로는 으로도 로도 으로써 로써 으로서 로서 까지는 까지도 부터는 에게는 이란
  에선 에겐 으론 엔 까진 부턴 보단 로선 으로선 로썬 으로썬 한테 만의 만을 만이 만으로 이라서 라서`,
);
/** What makes another noun of a noun, before its particles. */
export const SUFFIXES = split('들 님 별 상 내 간 적 적인 용 형 화 성 쪽 등 째 중 끼리');
/** Endings behind the stem of a verb or adjective; a leading consonant closes the stem's last syllable. */
export const ENDINGS = split(
  `ㄴ ㄹ ㅁ ㄴ다 ㄹ까 ㄹ지 ㄹ수록 ㄹ게 ㄴ데 ㄴ지 ㄴ가 ㄴ지를 ㄹ지를 ㄴ데도 ㅂ니다 ㅂ니까 ㅂ시다 ㄴ다면 ㄴ다는 ㄴ다고 ㄴ다거나 ㅁ을 ㅁ이 ㅁ은 ㅁ으로 ㅁ으로써 ㅁ에
  은 는 을 던 기 지 고 며 면 면서 니 니까 므로 려고 려는 려면 러 도록 게 거나 든지 든 자 자마자 다 다가 다면 다는 다고 다거나 라 라고 라는 구나 네 란
  으며 으면 으면서 으니 으니까 으므로 으려고 으려는 으려면 으러 은데 은지 는데 는지 는가 을까 을지 을수록 음 음을 음이 음은 는지를 는지도 는지는 는데도 은가
  기는 기도 기만 기가 기를 기에 기로 기란 기엔 기까지 지는 지도 지만 지를 고는 고도 고서 고자 게끔 게도 게나 면은 면서도 면서는 습니다 습니까 더라도 더니 느라 듯 듯이 는다 는다는 는다고 는다면
  아 어 여 아서 어서 여서 아도 어도 여도 아야 어야 여야 아요 어요 아지 어지 아라 어라 긴 길 진 질 는지에 ㄴ지에 을지에 는질 는지가 ㄴ지가 지죠 아지죠 어지죠 기엔 아서는 어서는 어야만 아야만 세요 으세요 시오 십시오 으십시오 자는 자고 지요 죠`,
);
/** What makes a verb polite, before its ending. */
export const HONORIFIC = split('시 으시');
/** The same behind a stem in the past. */
export const PAST_ENDINGS = split(
  `다 습니다 습니까 고 지만 는데 던 을 으며 으면 으니 으므로 기 는지 다가 다면 다는 다고 음 음을 음이 어요 거나 네 을까 을지 을 더니 더라도 는가 어야 지 듯이 기에 다거나 는지를 으나 어도`,
);
/** What makes verbs of nouns. */
export const VERBALISERS = split('하 되 시키 당하 이 스럽 답 롭');
/** Verbs of a noun, and the forms of the first that the dictionary lists. */
export const VERBS = { active: '하다', passive: '되다' };
export const VERB_FORM = /^(.{1,20})(?:하다|하여|한|할|해)$/u;
/** The syllables that stand most often in Korean text: a third of it and more. */
export const USUAL_SYLLABLES = '이다는을에의가고하지로은기도한사를시서리어인대나자수있으정스해여보그제과부일전';
/** Consonants that close a syllable, in the order of Unicode. */
export const FINALS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
export const PAST_SIGNS = split('았 었 였 ㅆ');
/** Endings that lose their vowel behind a stem that ends with one: `가(아)서`. */
export const SWALLOWING = split('서 도 야 요 지');
/** How stem and ending grow together, and what they were: `켜` is `키어`. */
export const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\u1167/gu, '\u1175어'],
  [/\u116A/gu, '\u1169아'],
  [/\u116F/gu, '\u116E어'],
  [/\u116B/gu, '\u116C어'],
  [/\u1112\u1162/gu, '하여'],
  [/\u1165/gu, '\u1173어'],
  [/\u1161/gu, '\u1173아'],
];
/** What stems change into, or end with: `쉽다` and `쉬우면`, `다르다` and `달라`. */
export const IRREGULAR = { bieup: '우', reu: '르' };
/** The end of every verb in the dictionary. */
export const INFINITIVE = '다';
/** Classes of the dictionary: forms of verbs, half of it, which our own rules know; and adverbs, which are no nouns. */
export const FORMS_OF_VERBS = split('2 3 4');
export const NO_NOUNS = split('67');

const split = (text: string) => new Set(text.split(' '));
/** Particles and endings that no word begins with: alone at the beginning of a line they belong to the word before. */
export const NEVER_FIRST = split(
  '은 는 을 를 의 에 와 과 도 로 으로 에서 에게 께서 까지 부터 보다 처럼 라고 이라고 이며 이고 이다 지 지만 면 으면 며 으며 니다 습니다 입니다 합니다 었다 았다 였다 했다 한다 된다 된 될 할 함 됨 어야 아야 여야 해야 하여 하고 하는 하며 하면 하지 되는 되고 되어 되며 적인 적으로 들은 들을 들이 들의 도는 에는 에도 에서는 에서도 으로는 로는 까지는 보다는 와는 과는 려면 려고 으려면 으려고 에선 에겐 으론 엔 까진 부턴 보단',
);
/** Verbs that stand by themselves behind an ending: `읽어야 한다`, `읽게 된다`. */
export const HELPING = /^(?:한|할|하|합니|했|된|될|되|됩니|됐|됨)/;
export const BEFORE_HELPING = /(?:야|게|도록|려고|고자|기도|기만|[을를]|이|[다라]고)$/;
/** Verbs that stand by themselves behind an ending or `수`: `되어 있다`, `할 수 없다`. */
export const EXISTING = /^(?:있|없)/;
export const BEFORE_EXISTING = /(?:[어아여해져고]|^수|^줄|^데|^바)$/;
/** Words of one syllable that may begin a line, though the document has them nowhere else. */
export const SHORT = split('이 그 저 한 두 세 네 각 수 것 때 곳 등 및 더 또 안 못 잘 즉 단 새 온 첫 전 후 중');
/** Counters and particles that follow a number without a blank. */
export const AFTER_NUMBER =
  /^(?:[은는이가을를의에와과도로만]|년|월|일|시|분|초|개|명|회|번|조|항|절|장|쪽|행|열|점|원|배|차|위|부|주|진법|진수|으로|에서|까지|부터|보다|이다|이며|이고|입니다|인|정규형)(?![\p{L}\p{N}]{3})/u;
/** Stands before a number without a blank. */
export const BEFORE_NUMBER = /(?:^|[^\p{L}\p{N}])제$/u;
/** A number of an article, whose unit must follow. */
export const ORDINAL = /(?:^|[^\p{L}\p{N}])제\d{1,4}$/u;
/** The end of a sentence, torn from its verb. */
export const LAST_SYLLABLE = /^다[.!?]/;
/** How words end that are not nouns alone. */
export const ENDED = /(?:[은는을를의에로며면고된한할인]|에서|에게|으로|부터|까지|다|요)$/;
/** Particles that may stand behind a noun. */
export const PARTICLE =
  /(?:은|는|이|가|을|를|의|에|와|과|도|만|로|으로|에서|에게|에선|에겐|으론|엔|까진|부턴|까지|부터|보다|처럼|이다|이며|이고|입니다|하는|하고|하여|한다|된|되는|적인|들이|들을|들의|들은)$/;
/** Particles of two syllables and more: the word before a bracket is whole. */
export const WHOLE_BEFORE_BRACKET = /(?:에서|에게|으로|부터|까지|보다|처럼)$/;
/** Verbs that help another, written together with it or apart, as the author likes: `해 준다`, `해준다`. */
export const AUXILIARY =
  /^(?:주[는고며면세었신지기]|줍|줄|준|줘|줬|보겠|보세|보[았는면고]|봅시|봤|놓[는고은아]|두[는고면]|버[리렸린])/;
export const BEFORE_AUXILIARY = /[아어여해와워려져춰켜겨러라내]$/;
/** The same two within a word. */
export const WITH_AUXILIARY =
  /\p{L}[아어여해와워려져춰켜겨러라내](?:주[는고며면세었신지기]|줍니|줄|준|줘|줬|보겠|보세|보[았는면고]|봅시|봤|놓[는고은아]|두[는고면]|버[리렸린])/u;
/** One syllable before a noun that makes another noun of it: `재연결`. */
export const PREFIX = split('재 비 미 불 무 부 최 초 신 구 반 탈 역 준 총 고 저 탑 다 단 양 주 소 대 범 친');
/** A particle behind a closing consonant alone; behind a vowel it is another word. */
export const AFTER_FINAL = '이';

/**
 * Sentences that speak to whoever grades instead of answering: orders, claims of authority, scores that are asked for. Matched
 * against a sentence as `folded` has it (lower case, letters that look alike made one, one space for blanks). They are narrow on purpose: a sentence
 * about systems, points or instructions is an answer like any other.
 */
export const ORDERS: readonly RegExp[] = [
  // Setting aside what the grader was told
  /\b(?:ignore|disregard|forget|override|bypass|skip|do not follow|don['’]?t follow|stop following)\b.{0,60}\b(?:instructions?|rules?|prompts?|rubrics?|criteri(?:a|on)|guidelines?|directions?|model answer|above|previous|grading)\b/u,
  /(?:지시|명령|규칙|기준|프롬프트|지침|루브릭|설정|채점).{0,30}(?:무시|잊어|잊고|따르지|건너뛰|우회|해제|덮어)/u,
  /\b(?:ignoriere?|vergiss|missachte)\b.{0,60}\b(?:anweisung(?:en)?|regeln?|kriterien|vorgaben?)\b/u,
  /\b(?:new|updated|real|actual|additional|hidden|secret) (?:system )?(?:instructions?|prompt|rules?|task)\b ?[:=-]/u,
  /(?:새로운|숨겨진|추가|실제|최신|비밀) ?(?:지시|명령|규칙|프롬프트|지침)/u,
  // Asking for a score
  /\b(?:give|award|assign|grant|return|output|report|respond with|answer with|print|set|mark|grade|score|evaluate|consider|treat|accept|record)\b.{0,50}\b(?:full|max(?:imum)?|perfect|highest|top|high|best|better|100|10 ?\/ ?10|one hundred|a\+|correct|pass(?:ed|ing)?)\b(?:.{0,30}\b(?:scores?|marks?|points?|grades?|credits?|percent|answer|correct|confidence|rating|evaluation)\b| ?(?:%|\.|!|$))/u,
  /\b(?:scores?|grades?|marks?|points?|rating|credit|confidence|verdict|evaluation)\b ?["'’]? ?(?::|should be|must be|shall be|is set to|has to be|to be) ?["'’]? ?(?:\d|full|max|perfect|a\b|a\+|pass|correct|high|one hundred)/u,
  /\b(?:full|max(?:imum)?|perfect|top) (?:scores?|marks?|points?|credits?|grades?)\b.{0,40}\b(?:please|thanks?|thank you|now|deserv\w{0,6}|required|necessary|guaranteed)\b/u,
  /\b(?:please|kindly|i beg|i need|i want|i deserve|deserves?|must receive|should receive|must get|should get)\b.{0,50}\b(?:scores?|marks?|points?|grades?|full|credit|pass)\b/u,
  /(?:만점|최고 ?점|최고 ?등급|높은 ?점수|100 ?점|백 ?점|10 ?점|a\+|정답 ?처리|정답으로|합격|통과|점수를? ?(?:올|더|많이|후하게)).{0,40}(?:주[세십시어고]|줘|준다|주길|줄 것|부여|처리|매[기겨]|채점|평가|달라|요청|바랍|부탁|하라|하세요|하십시오|해야|해 ?주|해줘|받아야|출력|반환|기록|올려|드립니다)/u,
  /(?:점수|등급|평점|채점 ?결과|평가 ?결과|신뢰도|confidence) ?["'’]? ?(?:[:=]|는|은|를|을) ?["'’]? ?(?:만점|최고|a\+|\d{1,3}(?:\.\d{1,3})? ?(?:점|%|\/)?)/u,
  /(?:좋게|후하게|관대하게|잘) ?(?:봐|채점|평가|매겨)/u,
  /\b(?:gib|geben sie|vergib|bewerte)\b.{0,40}\b(?:volle|maximale|beste|höchste|note|punkte?|punktzahl)\b/u,
  // Speaking to a grader
  /\b(?:dear|hey|hi|hello|attention|note to|message (?:to|for)) (?:the |all |any )?(?:grader|evaluator|examiner|reviewer|ai|assistant|model|llm|chatgpt|gpt|system|whoever)\b/u,
  /\bto (?:the |all |any )?(?:graders?|evaluators?|examiners?|reviewers?|ai|llm|whoever grades)\b/u,
  /\b(?:you are|you['’]re|act as|pretend (?:to be|you are|that)|behave as|imagine you)\b.{0,40}\b(?:grader|evaluator|examiner|teacher|professor|assistant|ai|model|generous|lenient|chatbot|dan)\b/u,
  /\bas an? (?:ai|language model|llm|automated grader)\b/u,
  /(?:채점자|채점관|채점 ?(?:ai|에이아이|인공지능|시스템|모델|봇)|평가자|인공지능|ai ?(?:채점|평가|모델)?|챗봇|gpt|언어 ?모델) ?(?:님|씨|야|아|에게|께|는 ?(?:반드시|이 ?답|다음|모든|지금)|은 ?(?:반드시|이 ?답|다음|모든|지금)|[,:!])/u,
  /(?:너는|당신은|넌) ?(?:이제|지금부터|앞으로)?.{0,25}(?:채점|평가|선생|교사|ai|인공지능|모델|친절|관대)/u,
  // Claims of authority and of what was settled
  /\bi(?: am|['’]m)\b.{0,30}\b(?:instructor|professor|teacher|administrator|admin|developer|manager|examiner|owner|author)\b/u,
  /\b(?:instructor|professor|teacher|administrator|admin|developer|manager|openai|anthropic|examiner|dean|system)\b.{0,40}\b(?:approved|confirmed|verified|authori[sz]ed|instructed|told|agreed|allows?|ordered|decided|already|says?|said|requires?|wants?)\b.{0,60}\b(?:answer|score|grade|mark|full|credit|correct|you|points?)\b/u,
  /\b(?:this|the|my) (?:answer|response|submission|text)\b.{0,40}\b(?:is|was|has been|should be|must be|deserves?|meets?|satisfies|covers|matches|contains|fulfil?ls)\b.{0,40}\b(?:correct|perfect|verified|approved|complete|excellent|flawless|full|all (?:the )?(?:criteria|keywords|points|requirements|rubric)|already graded|reviewed|model answer|exempt|outstanding)\b/u,
  /\b(?:already|previously) (?:been )?(?:graded|scored|reviewed|approved|verified|marked)\b/u,
  /(?:저는|나는|본인은) ?.{0,20}(?:강사|교수|교사|선생|관리자|개발자|운영자|출제자|매니저)(?:입니다|이다|이며|로서|예요|이에요)/u,
  /^(?=.*(?:답변|답안|응답|점수|만점|정답|채점|평가|학점|승인합니다)).*?(?:강사|교수|교사|선생|관리자|개발자|운영자|출제자|매니저|담당자|학과장|총장)(?:님)?(?:이|가|께서|의)? ?.{0,20}(?:승인|확인|허락|허가|인정|지시|명령|약속|검토|권한|요청)/u,
  /(?:이|제|본|위|아래|해당) ?(?:답변|답안|응답|제출물|글)(?:은|는|이|을|를)? ?.{0,30}(?:완벽|만점|검증|승인|충족|정답(?:이|입|으로|과)|모범 ?답안|훌륭|흠잡을|모든 ?(?:기준|조건|키워드|항목|요소)|채점(?:이)? ?(?:완료|끝|됨|되었))/u,
  /(?:이미|벌써) ?(?:채점|평가|검토|승인|확인)(?:이|을|를)? ?(?:완료|끝|됨|되었|된|받|마)/u,
  // Forms of talk between programs
  /(?:^|[\s[<|#*])(?:system|assistant|user|developer|grader|시스템|관리자|어시스턴트|채점자?|평가) ?(?:message|prompt|override|note|instruction|notice|메시지|공지|명령|알림|결과)? ?[\]>|*#:]/u,
  /<\|[^|>]{0,60}\|>|\[\/?inst\]|<<\/?sys>>|<\/?(?:system|assistant|instruction|prompt|grade|score|answer|admin)s?\b/u,
  /\b(?:end|begin|start) of (?:the )?(?:answer|student answer|submission|input|prompt|instructions?|text)\b/u,
  /(?:답변|답안|입력|제출) ?(?:의)? ?(?:끝|종료|시작)(?: ?[-=#*\]:.]|$|입니다| ?이후)/u,
  /^ ?(?:score|grade|passed|correct) ?={1,3} ?(?:[\d.]{1,9}|true|max\w{0,6}|full) ?[;,]? ?(?:\w{1,30} ?=|$)/u,
  /["'{] ?(?:score|grade|points?|mark|result|confidence|rating|verdict|passed|correct|점수|등급|결과|평가|신뢰도|정답) ?["']? ?:/u,
  // Lists of words for the sake of the words
  /^ ?(?:keywords?|key words|tags?|schlüsselwörter|키워드|핵심어|핵심 ?단어|주제어|해시태그|태그) ?[:=-]/u,
];

/** Objects by which programs hand over a result. */
export const RESULT =
  /(?:```\w{0,20}\s{0,9})?\{[^{};]*["'](?:score|grade|points?|result|confidence|passed|correct|점수|등급|결과|평가|정답)["']\s{0,9}:[^{}]*\}?(?:\s{0,9}```)?/giu;

/** Words that hold sentences together; a list of terms has none. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'the a an is are was were be been being of to in on at by for with from as and or but if then than that this these those it its ' +
    'they them their there which who what when where how why because since so not no can could will would shall should may might must ' +
    'do does did has have had we you i he she use used uses using make makes made need needs also only each every all any into over ' +
    'der die das ein eine einen einem einer ist sind war wird werden und oder aber nicht kein ich du er sie es wir man zu zum zur im in ' +
    'am an auf für mit von bei nach aus dass wenn weil als auch nur den dem des sich wie was soll muss kann'
  ).split(' '),
);

/** Korean words that stand in sentences about anything. */
export const LIGHT_WORDS =
  /^(?:것\S{0,2}|수|때\S?|등|및|또|더|이|그|저|각|매우|아주|모두|모든|어떤|여러|다른|같은|하나|경우\S?|때문\S{0,2}|위해\S?|대해\S?|통해\S?|그리고|그러나|하지만|따라서|또한|그래서|즉|있\S{1,3}|없\S{1,3}|한다|합니다|된다|됩니다|이다|입니다|않\S{1,3}|이유\S{0,2}|생각\S{0,4})$/u;

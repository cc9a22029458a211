interface Exception {
  readonly pattern: RegExp;
  /** Why no text from outside makes it slow. */
  readonly reason: string;
}

/** Expressions that are not linear, or that nobody can prove to be. */
export const exceptions: readonly Exception[] = [
  {
    pattern:
      /(?:않|없)(?:을|ㄹ) 수(?:가|는|도)? 없|(?:없|않)(?:으면|아서는|어서는|고는) (?:안|못)|(?:없이|않고)(?:는)? [^,.]{0,20}(?:수 없|못[하한])|아니면 안|(?:cannot|can ?not|never) [^,.]{0,30}without|\bnot (?:only|un\p{L}+|im\p{L}+)/gu,
    reason: 'At most thirty letters from each word that denies.',
  },
  {
    pattern: /<link rel="modulepreload"[^<>]{0,200} href="([^"<>]+)"[^<>]*>/g,
    reason: 'It reads a page of our own build.',
  },
  {
    pattern: /<link rel="stylesheet"[^<>]{0,200} href="\/([^"<>]+)"[^<>]*>/g,
    reason: 'It reads a page of our own build.',
  },
  {
    pattern:
      /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|^\[\/\/\]:.*$|<(score|grade|points?|result|verdict|confidence)\b[^<>]*>[^<>]*(?:<\/\2\s*>|$)|%%[^%\n]*%%/gimu,
    reason:
      'Each alternative stops at the next tag or end of a line, and then matches; the search for a slow text tells nothing of that.',
  },
  {
    pattern:
      /^(?=.*(?:답변|답안|응답|점수|만점|정답|채점|평가|학점|승인합니다)).*?(?:강사|교수|교사|선생|관리자|개발자|운영자|출제자|매니저|담당자|학과장|총장)(?:님)?(?:이|가|께서|의)? ?.{0,20}(?:승인|확인|허락|허가|인정|지시|명령|약속|검토|권한|요청)/u,
    reason: 'One pass to the right word, and at most twenty letters from each of them.',
  },
  {
    pattern: /^(?<topic>[^,.!?]{2,40}?)(?:이란|란|은|는)\s(?<rest>\S.*)$/u,
    reason: 'At most forty beginnings of what follows, in sentences of at most 220 letters (questions.ts).',
  },
  {
    pattern: /\B(?=(?:\d{3})+$)/g,
    reason: 'The digits of one number.',
  },
];

/** Expressions that are built while the program runs. */
export const builtOf: readonly { readonly path: string; readonly of: string; readonly reason: string }[] = [
  {
    path: 'packages/contract/src/markdown/inline.ts',
    of: "`<(/?)(${INLINE_TAGS.join('|')}|br)\\\\s*/?>`",
    reason: 'It repeats blanks alone, which end a tag.',
  },
  {
    path: 'packages/contract/src/markdown/inline.ts',
    of: 'String.raw`(!?)\\[([^[\\]]*)\\]\\((${ADDRESS})(?:\\s+"[^"]*")?\\)`',
    reason: 'Words end at the next bracket, an address at a blank or a bracket, a title at the next quote.',
  },
  {
    path: 'packages/contract/src/markdown/plain-formula.ts',
    of: 'String.raw`\\\\[dt]?frac${ARGUMENT}${ARGUMENT}`',
    reason: 'Each argument ends at the next brace.',
  },
  {
    path: 'packages/contract/src/markdown/plain-formula.ts',
    of: 'String.raw`\\\\sqrt${ARGUMENT}`',
    reason: 'Each argument ends at the next brace.',
  },
  {
    path: 'packages/contract/src/markdown/plain-formula.ts',
    of: 'String.raw`\\\\(?:mathrm|mathbf|mathit|mathbb|mathcal|text|operatorname|boldsymbol|vec|bar|hat|dot|overline)${ARGUMENT}`',
    reason: 'Each argument ends at the next brace.',
  },
  {
    path: 'apps/server/src/kernel/ai/personal.ts',
    of: "known.map(escaped).join('|')",
    reason: 'Names as they stand, without a repetition.',
  },
  {
    path: 'apps/server/src/kernel/language/text/words.ts',
    of: "ENDINGS.source.replace('(?<=..)', '(?<=.)')",
    reason: 'The same expression after one letter less: it repeats nothing.',
  },
  {
    path: 'apps/server/src/kernel/language/evidence/statement.ts',
    of: "`(\\\\d+(?:[.,]\\\\d+)*)\\\\s?(${UNITS.toSorted((a, b) => b.length - a.length).join('|')})?`",
    reason: 'What follows a number may be missing: each digit is read once.',
  },
  {
    path: 'apps/server/src/features/authoring/quizzes/bulk/question-files/words/graded-notes.ts',
    of: "`^(?:${words.join('|')})\\\\s?[:：]\\\\s*(\\\\S.*)$`",
    reason: 'Our own words at the beginning of a line.',
  },
  {
    path: 'packages/contract/src/imports/typed-questions.ts',
    of: "`^[[(<【]?(?:${TYPED_MARKS[mark].join('|')})[\\\\])>】]?\\\\s?[:：]\\\\s*(.*)$`",
    reason: 'Our own words at the beginning of a line.',
  },
  {
    path: 'packages/contract/src/imports/typed-questions.ts',
    of: "`^([[(]?)((?:${TYPED_NUMBERS.join('|')})?)\\\\s{0,3}(\\\\d{1,3})(${TYPED_NUMBER_UNIT}?[.):\\\\]]{0,2})\\\\s+(?=\\\\S)`",
    reason: 'Our own words and a number of at most three digits, at the beginning of a line.',
  },
  {
    path: 'apps/web/src/ui/text/split-by-words.ts',
    of: "`(${patterns.join('|')})`",
    reason: 'Words as they stand, at most three blanks between two of them.',
  },
  {
    path: 'packages/contract/src/tenancy/accounts/nickname.ts',
    of: "`^(?:${BRANDS.map(lettersOf).join('|')})(?=.)`",
    reason: 'Our own words at the beginning of a name.',
  },
  {
    path: 'packages/contract/src/tenancy/accounts/nickname.ts',
    of: '`(?:${lettersOf(HONORIFIC)}|\\\\p{N})+$`',
    reason: 'One sign each round, in names of twenty letters.',
  },
  {
    path: 'packages/contract/src/platform/pages/pages.ts',
    of: '`^${path.replace(/\\{(\\w+)\\}/g, (_, name: string) => patternOf(name))}$`',
    reason: 'Paths of our own pages with digits or letters between two slashes.',
  },
];

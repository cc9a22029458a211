/** Whole answers that give none, in the words in which people decline: nothing else stands beside these words. */
export const DECLINES =
  /^(?:(?:no|empty|blank|missing)\s+(?:submission|answer|response|idea|clue|text)|(?:not|nothing)\s+(?:submitted|answered)|i\s+(?:don['’]?t|do\s+not)\s+know(?:\s+(?:it|this|that|the\s+answer))?|idk|no|none|nil|null|n\s*\/?\s*a|unknown|pass|skip|keine?\s+(?:ahnung|antwort|angabe|idee)|(?:ich\s+)?wei(?:ß|ss)\s+(?:ich\s+|es\s+|das\s+)?nicht|(?:잘\s*)?(?:모르겠(?:다|어요|습니다|네요|음)?|모름|모릅니다|몰라요|몰라|모르겠음)|(?:답변?|내용|생각)?\s*없(?:음|습니다|어요|다)|무응답|미제출|패스|포기(?:합니다)?)$/u;

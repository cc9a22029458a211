/** Whole answers that give none, in the words in which people decline: nothing else stands beside these words, and one space for blanks. */
export const DECLINES =
  /^(?:(?:no|empty|blank|missing) (?:submission|answer|response|idea|clue|text)|(?:not|nothing) (?:submitted|answered)|i (?:don['’]?t|do not) know(?: (?:it|this|that|the answer))?|idk|no|none|nil|null|n ?\/? ?a|unknown|pass|skip|keine? (?:ahnung|antwort|angabe|idee)|(?:ich )?wei(?:ß|ss) (?:ich |es |das )?nicht|(?:잘 ?)?(?:모르겠(?:다|어요|습니다|네요|음)?|모름|모릅니다|몰라요|몰라|모르겠음)|(?:답변?|내용|생각)? ?없(?:음|습니다|어요|다)|무응답|미제출|패스|포기(?:합니다)?)$/u;

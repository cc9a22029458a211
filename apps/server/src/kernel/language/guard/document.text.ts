/** What a text of a lecture does not say of itself, and whoever wants to sway its reader does: nothing is asked about it. */
const KOREAN =
  /채점\s*(?:모델|기|자|관)|(?:너|네|당신)의?\s*임무|모범\s*답안과\s*(?:동일|같|일치)|감점(?:하지|\s*없)|가산점|선처|학점이\s*(?:꼭|반드시)|정답이라고\s*(?:이미\s{0,9})?(?:말씀|하셨)/u;
const ENGLISH =
  /\bthe (?:evaluator|grader|marker) (?:will|must|should)\b|\b(?:not|never|don't) deduct\b|\bmake me pass\b|\bfinal verdict\b|\bprint [\d.]+ and nothing else\b/iu;

export const SWAYS: readonly RegExp[] = [KOREAN, ENGLISH];

/** How English sentences say what can be asked for. */
export const ENGLISH = {
  defines:
    /^(?<article>an?\s|the\s)?(?<topic>[a-z][\w–-]*(?:\s[\w–-]+){0,3}?)\s(?<verb>is|are|refers to|means)\s(?<rest>(?:an?|the|something|that)\s.+)$/iu,
  /** Behind the kind of thing, what tells it from others. */
  kind: /\s(?:that|which|who|whose|of|on|to|in|for|used|by)\s/u,
  noNotion:
    /\b(?:not|every|all|some|most|many|such|no|usually|only|one|first|second|result|reason|aim|purpose|goal|rule|point|idea|mr|ms|mrs|dr|on|in|at|of|for)\b/iu,
  differs: /^(?<one>[^,.]{3,50}?)\sdiffers\sfrom\s(?<other>[^,.]{3,50}?)\s(?:in that|because|by)\s.+$/iu,
  reasons: [' because ', ' since '],
  unfinished: /\s(?:do|does|did|is|are|can|may|will|would)\snot$/iu,
  causedBy: /^(?<what>[^,.]{3,50}?)\s(?:is|are)\scaused\sby\s(?<by>.+)$/iu,
  thereAre:
    /^There are (?<kinds>(?:two|three|four|five|six|seven) (?:kinds|types|forms|stages|steps|phases|ways|parts) [^,.:]{3,60})[:.]$/u,
  requires:
    /^(?<who>[^,.:]{3,50}?)\s(?<verb>require|include|contain|need|involve|have)s\s(?<what>(?:two|three|four|five|six|seven) [a-z]+)[:.]$/iu,
} as const;

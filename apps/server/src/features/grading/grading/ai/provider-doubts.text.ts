/** What a reason says of an answer that has little or nothing right, and of one that has all of it. */
export const SAYS_NOTHING_RIGHT =
  /(?:전혀|하나도|아무것도)\s.{0,30}(?:없|않|못)|질문과\s(?:관계|상관)|엉뚱한|정반대|반대로\s말|\b(?:nothing|none of|does not answer|irrelevant|off-topic|contradicts)\b/iu;
export const SAYS_ALL_RIGHT =
  /완벽|빠짐없이|정확하게?\s(?:설명|말|짚)|모두\s(?:설명|말|담|맞)|흠잡을|\b(?:perfect|complete and correct|fully correct|covers all)\b/iu;

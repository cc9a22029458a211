/** What a text of a lecture does not say of itself, and whoever wants to sway its reader does: nothing is asked about it. */
export const SWAYS = /채점\s*(?:모델|기|자|관)|(?:너|네|당신)의?\s*임무|모범\s*답안과\s*(?:동일|같|일치)/u;

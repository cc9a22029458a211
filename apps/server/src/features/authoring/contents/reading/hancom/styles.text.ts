/** How Hancom calls the style of a heading in Korean, with its level behind it. */
export const OUTLINE = /^개요/;

/** States of accounts that are nobody's any more: erased, or merged into another one. */
export const GONE = ['WITHDRAWN', 'MERGED'] as const;

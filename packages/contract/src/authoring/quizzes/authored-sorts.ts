/** Newest first, oldest first, or in the order of the club that the list is narrowed to. */
export const AUTHORED_SORTS = ['DESC', 'ASC', 'CLUB'] as const;
export type AuthoredSort = (typeof AUTHORED_SORTS)[number];

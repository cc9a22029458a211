/** Orders of a list of posts; `popular` is by views of the last 30 days. */
export const POST_SORTS = ['newest', 'popular', 'liked'] as const;
export type PostSort = (typeof POST_SORTS)[number];

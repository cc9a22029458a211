/** Drafts of one feedback that can be asked for, one after another. */
export const MAX_FEEDBACK_DRAFTS = 20;

/** For so long an answer counts as looked at after that was last said; a tab that is gone says nothing more. */
export const LOOK_SECONDS = 45;
/** So often a page says it again. */
export const LOOK_AGAIN_SECONDS = 15;

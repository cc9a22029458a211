/** An answer that was graded so or better was graded well. */
export const GOOD_GRADE = 90;
/** Of fewer one-picks a share would tell how single answers were graded. */
export const FEWEST_PICKS = 5;

/** What replies stand under. */
export type Subject = { readonly answerSequence: number } | { readonly postSequence: number };

/** The columns of a reply that say what it stands under. */
export const subjectColumns = (subject: Subject) =>
  'answerSequence' in subject ? { answer_sequence: subject.answerSequence } : { post_sequence: subject.postSequence };

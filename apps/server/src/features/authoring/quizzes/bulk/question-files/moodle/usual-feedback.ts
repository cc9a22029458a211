/** What Moodle writes into each question of choices by itself. */
const USUAL: ReadonlySet<string> = new Set([
  'Your answer is correct.',
  'Your answer is partially correct.',
  'Your answer is incorrect.',
]);

/** Whether a feedback says nothing that somebody wrote. */
export const isUsualFeedback = (html: string): boolean => USUAL.has(html.replace(/<\/?p>/g, '').trim());

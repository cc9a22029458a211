/** Password of every demo account; published, so production refuses a database where it still opens one. */
export const DEMO_PASSWORD = 'dure-demo-2026';

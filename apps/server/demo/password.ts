/** Password of every demo account. */
export const DEMO_PASSWORD = 'dure-demo-2026';

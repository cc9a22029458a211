/** The migrated database that each test file copies. */
export const TEMPLATE = 'dure_template';

/** The embedded database cannot be used here, for a reason that the person who starts the server can mend: one sentence. */
export class DatabaseUnusable extends Error {}

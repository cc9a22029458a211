/** What takes longer is stuck: it would keep a connection, and its locks, from everybody else. */
const MAX_SECONDS = 60;

/** Settings of every connection of the server. */
export const SESSION_SETTINGS = {
  timezone: 'UTC',
  statement_timeout: `${MAX_SECONDS}s`,
  idle_in_transaction_session_timeout: `${MAX_SECONDS}s`,
  // Every index leads with the tenant, so one plan fits all; planning these joins anew costs more than running them.
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
} as const;

/** They come with the connection, so that none is ever without them. */
export const SESSION_OPTIONS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

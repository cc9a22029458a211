/** Job groups whose colour is the same everywhere (specification, section 3); a tenant may have others. */
export const JOB_GROUP = { plan: '0100', design: '0200', develop: '0300', engine: '0400' } as const;

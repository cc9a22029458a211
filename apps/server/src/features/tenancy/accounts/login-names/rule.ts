import type { Tenant } from '../../../../kernel/tenancy.ts';

type Ruled = Pick<Tenant, 'login_name_type'>;

/** Whether people may come in without an address. Those who have come in stay, whatever the rule is later. */
export const takesLoginNames = ({ login_name_type }: Ruled): boolean => login_name_type !== 'NONE';

/** Whether instructors hand out one-time codes to learners of their clubs. */
export const instructorsIssueCodes = ({ login_name_type }: Ruled): boolean => login_name_type === 'INSTRUCTOR';

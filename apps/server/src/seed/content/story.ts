import { DURE } from './dure/dure.ts';
import type { TenantContent } from './types.ts';

/** The demo story: the default tenant first. */
export const STORY: readonly TenantContent[] = [DURE];

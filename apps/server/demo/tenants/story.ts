import { DURE } from './dure/dure.ts';
import { HANBIT } from './hanbit/hanbit.ts';
import { SAERO } from './saero/saero.ts';
import type { TenantContent } from './tenants.content.ts';

/** The demo story: the default tenant first. */
export const STORY: readonly TenantContent[] = [DURE, HANBIT, SAERO];

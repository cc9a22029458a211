import { codeNamesOf, type CodeNames } from '@dure/contract/tenancy/tenants/code-names.text';
import { currentTenant } from '../../kernel/session.ts';

/** What the organisation calls job groups, jobs and levels. */
export const codeNames = (): CodeNames => codeNamesOf(currentTenant()?.jobGroupLabelType ?? '');

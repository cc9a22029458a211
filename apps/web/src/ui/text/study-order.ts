import { studyNoOf } from '@dure/contract/tenancy/tenants/study-order.text';
import { currentTenant } from '../../kernel/session.ts';

/** The place of a study as the organisation counts it: `5강`, `5주차`. */
export const studyOrder = (no: number | string): string => studyNoOf(currentTenant()?.studyOrderLabelType ?? '', no);

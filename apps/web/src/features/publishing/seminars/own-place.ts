import type { Participation } from '@dure/contract/publishing/seminars/seminars.views';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { seminarsText } from './seminars.text.ts';

const text = seminarsText.mine;

/** Where somebody who applied stands; an offered place says until when it is held. */
export function ownPlace({ participantStatus, offeredUntil, waitingNo }: Participation, zone: string): string {
  if (participantStatus === 'OFFERED') return text.offered(formatDateTime(offeredUntil!, zone));
  return participantStatus === 'WAITING' ? text.waiting(waitingNo ?? 1) : text.joined;
}

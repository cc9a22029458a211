import * as endpoints from '@dure/contract/club-messages/club-messages.endpoints';
import { route } from '../../kernel/http/route.ts';
import { checkMyMessage, listMyMessages, sendClubMessage } from './club-messages.service.ts';

export const clubMessageRoutes = [
  route(endpoints.sendClubMessage, (unit, { params, body }) => sendClubMessage(unit, params.club, body)),
  route(endpoints.listMyMessages, (unit) => listMyMessages(unit)),
  route(endpoints.checkMyMessage, (unit, { params }) => checkMyMessage(unit, params.messageSequence)),
];

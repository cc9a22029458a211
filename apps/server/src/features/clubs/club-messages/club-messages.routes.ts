import * as endpoints from '@dure/contract/clubs/club-messages/club-messages.endpoints';
import * as feedback from '@dure/contract/clubs/club-messages/instructor-feedback.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { checkMyMessage, listMyMessages, sendClubMessage } from './club-messages.service.ts';
import { giveInstructorFeedback, listInstructorFeedback } from './feedback.service.ts';

export const clubMessageRoutes = [
  route(endpoints.sendClubMessage, (unit, { params, body }) => sendClubMessage(unit, params.club, body)),
  route(endpoints.listMyMessages, (unit) => listMyMessages(unit)),
  route(endpoints.checkMyMessage, (unit, { params }) => checkMyMessage(unit, params.messageSequence)),
  route(feedback.giveInstructorFeedback, (unit, { params, body }) => giveInstructorFeedback(unit, params, body.text)),
  route(feedback.listInstructorFeedback, (unit, { params, query }) => listInstructorFeedback(unit, params, query)),
];

import * as classCodes from '@dure/contract/clubs/invitations/class-codes.endpoints';
import * as invitations from '@dure/contract/clubs/invitations/invitations.endpoints';
import * as invited from '@dure/contract/clubs/invitations/invited.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { findClassCode, registerByClassCode } from './class-codes/class-code-entry.service.ts';
import { closeClassCode, createClassCode, listClassCodes } from './class-codes/class-codes.service.ts';
import { acceptInvitation, enterInvitedClubs, findInvitation } from './invited.service.ts';
import { invitePeople } from './invitations.service.ts';
import { readInviteeSheet } from './invitee-sheet.service.ts';
import { decideInvitations, listInvitations, renewInvitations, withdrawInvitations } from './managing.service.ts';
import { getInvitationSettings, saveInvitationSettings } from './settings/settings.service.ts';

export const invitationRoutes = [
  route(invitations.readInviteeSheet, (unit, { uploads }) => readInviteeSheet(unit, uploads)),
  route(invitations.invitePeople, (unit, { body }) => invitePeople(unit, body)),
  route(invitations.listInvitations, (unit, { query }) => listInvitations(unit, query)),
  route(invitations.decideInvitations, (unit, { body }) => decideInvitations(unit, body)),
  route(invitations.renewInvitations, (unit, { body }) => renewInvitations(unit, body)),
  route(invitations.withdrawInvitations, (unit, { body }) => withdrawInvitations(unit, body.invitationIds)),
  route(invitations.getInvitationSettings, (unit) => getInvitationSettings(unit)),
  route(invitations.saveInvitationSettings, (unit, { body }) => saveInvitationSettings(unit, body)),
  route(classCodes.listClassCodes, (unit) => listClassCodes(unit)),
  route(classCodes.createClassCode, (unit, { body }) => createClassCode(unit, body)),
  route(classCodes.closeClassCode, (unit, { params }) => closeClassCode(unit, params.classCodeId)),
  route(classCodes.findClassCode, (unit, { body, request }) => findClassCode(unit, body.code, request)),
  route(classCodes.registerByClassCode, (unit, { body, request, reply }) =>
    registerByClassCode(unit, body, request, reply),
  ),
  route(invited.findInvitation, (unit, { body, request }) => findInvitation(unit, body.secret, request)),
  route(invited.acceptInvitation, (unit, { body, request, reply }) => acceptInvitation(unit, body, request, reply)),
  route(invited.enterInvitedClubs, (unit, { body, request }) => enterInvitedClubs(unit, body.secret, request)),
];

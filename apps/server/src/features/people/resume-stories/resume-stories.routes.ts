import * as badgeKeys from '@dure/contract/people/resume-stories/badge-keys.endpoints';
import * as badges from '@dure/contract/people/resume-stories/badges.endpoints';
import * as endpoints from '@dure/contract/people/resume-stories/resume-stories.endpoints';
import type { FastifyReply } from 'fastify';
import { route } from '../../../kernel/http/route.ts';
import {
  downloadResumeBadge,
  downloadShownBadge,
  getBadgeIssuer,
  getBadgeKey,
  getBadgeKeys,
} from './badges/badges.service.ts';
import { changeBadgeKey, listBadgeKeys } from './badges/key-change.service.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { openResumeLink, withdrawResumeLink } from './links/links.service.ts';
import { showResumeGrade, withdrawResumeGrade } from './proofs/grade-proofs.service.ts';
import { showResumeProof, withdrawResumeProof } from './proofs/proofs.service.ts';
import { getMyResumeStories, saveMyResumeStories } from './resume-stories.service.ts';
import { getShownResume } from './shown.service.ts';

/** Verifiers in a browser ask from pages of any site. */
function openTo(unit: Unit, reply: FastifyReply): Unit {
  void reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  return unit;
}

export const resumeStoryRoutes = [
  route(endpoints.getMyResumeStories, (unit) => getMyResumeStories(unit)),
  route(endpoints.saveMyResumeStories, (unit, { body }) => saveMyResumeStories(unit, body)),
  route(endpoints.showResumeProof, (unit, { params }) => showResumeProof(unit, params.clubSequence)),
  route(endpoints.withdrawResumeProof, (unit, { params }) => withdrawResumeProof(unit, params.clubSequence)),
  route(endpoints.showResumeGrade, (unit, { params }) => showResumeGrade(unit, params)),
  route(endpoints.withdrawResumeGrade, (unit, { params }) => withdrawResumeGrade(unit, params)),
  route(endpoints.openResumeLink, (unit, { body }) => openResumeLink(unit, body.days)),
  route(endpoints.withdrawResumeLink, (unit) => withdrawResumeLink(unit)),
  route(endpoints.getShownResume, (unit, { params }) => getShownResume(unit, params.secret)),
  route(badges.downloadResumeBadge, (unit, { params }) => downloadResumeBadge(unit, params.clubSequence)),
  route(badges.downloadShownBadge, (unit, { params }) => downloadShownBadge(unit, params.secret, params.clubSequence)),
  route(badgeKeys.listBadgeKeys, (unit) => listBadgeKeys(unit)),
  route(badgeKeys.changeBadgeKey, (unit, { body }) => changeBadgeKey(unit, body)),
  route(badges.getBadgeKeys, (unit, { reply }) => getBadgeKeys(openTo(unit, reply))),
  route(badges.getBadgeKey, (unit, { params, reply }) => getBadgeKey(openTo(unit, reply), params.keyId)),
  route(badges.getBadgeIssuer, (unit, { reply }) => getBadgeIssuer(openTo(unit, reply))),
];

import * as managed from '@dure/contract/publishing/mentors/managed-mentors.endpoints';
import * as wishes from '@dure/contract/publishing/mentors/mentor-wishes.endpoints';
import * as endpoints from '@dure/contract/publishing/mentors/mentors.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { listManagedMentors, nameMentor, withdrawMentor } from './managing/managed.service.ts';
import { changeMyMentor, getMentor, listMentors, listPopularMentors } from './mentors.service.ts';
import { listPopularMentorsAtOldPath } from './old-paths.service.ts';
import { answerMentorWish } from './wishes/answering.service.ts';
import {
  askMentor,
  joinMentorWish,
  leaveMentorWish,
  listMentorWishes,
  listReceivedWishes,
} from './wishes/wishes.service.ts';

export const mentorRoutes = [
  route(endpoints.listMentors, (unit, { query }) => listMentors(unit, query)),
  route(endpoints.getMentor, (unit, { params }) => getMentor(unit, params.memberUri)),
  route(endpoints.listPopularMentors, (unit) => listPopularMentors(unit)),
  route(endpoints.listPopularMentorsAtOldPath, (unit) => listPopularMentorsAtOldPath(unit)),
  route(endpoints.changeMyMentor, (unit, { body }) => changeMyMentor(unit, body)),
  route(wishes.listMentorWishes, (unit, { params, query }) => listMentorWishes(unit, params.memberUri, query)),
  route(wishes.askMentor, (unit, { params, body }) => askMentor(unit, params.memberUri, body)),
  route(wishes.joinMentorWish, (unit, { params }) => joinMentorWish(unit, params.wishSequence)),
  route(wishes.leaveMentorWish, (unit, { params }) => leaveMentorWish(unit, params.wishSequence)),
  route(wishes.listReceivedWishes, (unit, { params, query }) => listReceivedWishes(unit, params.memberUri, query)),
  route(wishes.answerMentorWish, (unit, { params, body }) => answerMentorWish(unit, params.wishSequence, body)),
  route(managed.listManagedMentors, (unit, { query }) => listManagedMentors(unit, query)),
  route(managed.nameMentor, (unit, { params, body }) => nameMentor(unit, params.memberUri, body)),
  route(managed.withdrawMentor, (unit, { params }) => withdrawMentor(unit, params.memberUri)),
];

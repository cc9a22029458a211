export { clubEnds, clubOfEvent, quizEvents, studyEvents } from './calendar/club-events.view.ts';
export { findLastChange, listInstructors } from './club-about.queries.ts';
export { getClubAbout, listClubInstructors } from './club-about.service.ts';
export { isListed, isMine, isShownTo } from './club-conditions.queries.ts';
export { cardsFor, ledClubsFor, listMyClubs, listMyRequestClubs } from './club-lists.service.ts';
export { imageShape } from './images/club-images.facts.ts';
export { clubsRunBy, isClubInstructor, isRunBy, listRunnersOf } from './club-runners.facts.ts';
export { notifyRunners } from './life/club-notifications.service.ts';
export { bumpVersion } from './life/club-status.queries.ts';
export { recordDraft } from './life/club-transitions.queries.ts';
export { clubTopic } from './life/club.changes.ts';
export { listNicknames } from './nicknames.facts.ts';
export {
  admitClubAdmin,
  admitClubPeople,
  findClubFacts,
  isClubAdmin,
  isClubMember,
  isClubOver,
  runsClub,
  type ClubFacts,
} from './club.facts.ts';
export { mayLookAt, maySubmit, refusalToJoin } from './clubs.policy.ts';
export { findClubForm, lockClub, type LockedClub } from './clubs.queries.ts';
export { changeStatus, closeIfFull } from './life/club-transitions.service.ts';
export { takeDueTransitions } from './life/due-transitions.service.ts';
export { makeCode } from './participation-code.ts';
export { clubText } from './clubs.text.ts';
export { clubImageView, type ClubImageFacts } from './images/club-images.view.ts';

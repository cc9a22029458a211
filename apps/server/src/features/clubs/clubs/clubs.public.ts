export { clubEnds, clubOfEvent, quizEvents, studyEvents } from './calendar/club-events.view.ts';
export { findLastChange, listInstructors } from './club-about.queries.ts';
export { getClubAbout, listClubInstructors } from './club-about.service.ts';
export { isMine } from './club-conditions.queries.ts';
export { cardsFor, listMyClubs, listMyRequestClubs } from './club-lists.service.ts';
export {
  admitClubAdmin,
  admitClubPeople,
  type ClubFacts,
  findClubFacts,
  isClubAdmin,
  isClubMember,
  isClubOver,
  runsClub,
} from './club.facts.ts';
export { imageShape } from './images/club-images.facts.ts';
export { clubImageView } from './images/club-images.view.ts';
export { clubsRunBy, isClubInstructor, isRunBy } from './club-runners.facts.ts';
export { mayLookAt, refusalToJoin } from './clubs.policy.ts';
export { findClubForm, type LockedClub } from './clubs.queries.ts';
export { clubText } from './clubs.text.ts';
export { notifyRunners } from './life/club-notifications.service.ts';
export { bumpVersion } from './life/club-status.queries.ts';
export { recordDraft } from './life/club-transitions.queries.ts';
export { closeIfFull } from './life/club-transitions.service.ts';
export { clubTopic } from './life/club.changes.ts';
export { listNicknames } from './nicknames.facts.ts';
export { makeCode } from './participation-code.ts';
export { clubEditFaults, type EditedClub } from './writing/club-edit.policy.ts';
export { clubValues } from './writing/club-values.ts';
export { QUIZ_CLUB_FIELDS, type QuizClubField } from './club.fields.ts';
export { type QuizClubValues } from './writing/club-writing.queries.ts';
export {
  admitChanging,
  admitSubmitting,
  admitWriting,
  editedClub,
  refuseFindings,
  refuseTakenCode,
  saveClub,
  submitClub,
  submittedCode,
} from './writing/club-writing.service.ts';
export { type ClubRow, clubFormView, type FormParts } from './writing/club-form.view.ts';

export { findClubToJoin, lockClubToJoin } from './memberships.queries.ts';
export { membershipsText, ROSTER_HEADS } from './memberships.text.ts';
export { normalCode } from './participation-code.service.ts';
export {
  clean,
  cleanSigns,
  columnsNamed,
  readPeopleFile,
  refuseFile,
  ROWS_BEFORE_HEADS,
} from './people-list/people-sheet.ts';
export { emailNormal, faultAt, type ListedPerson, personFaults } from './people-list/person-faults.ts';
export { findByEmails } from './seats.queries.ts';
export { seatByAddress, takeInto } from './seats.service.ts';

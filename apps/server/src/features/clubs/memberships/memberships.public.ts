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
export { faultAt, type ListedPerson, personFaults } from './people-list/person-faults.ts';
export { findSought } from './seats.queries.ts';
export { seatPeople, takeInto } from './seats.service.ts';

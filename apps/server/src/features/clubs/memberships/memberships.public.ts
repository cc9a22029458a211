export {
  clean,
  cleanSigns,
  columnsNamed,
  readPeopleFile,
  refuseFile,
  ROWS_BEFORE_HEADS,
} from './roster/people-sheet.ts';
export { emailNormal, faultAt, personFaults } from './roster/person-faults.ts';
export { membershipsText, ROSTER_HEADS } from './memberships.text.ts';
export { seatByAddress } from './seats.service.ts';
export { normalCode } from './participation-code.service.ts';

export { clubEditFaults, type EditedClub } from './club-edit.policy.ts';
export { clubValues } from './club-values.ts';
export { QUIZ_CLUB_FIELDS, type QuizClubField } from './club-form.fields.ts';
export { type QuizClubValues } from './club-writing.queries.ts';
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
} from './club-writing.service.ts';
export { type ClubRow, clubFormView, type FormParts } from './club-form.view.ts';

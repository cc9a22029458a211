export { badgeKeyOwner } from './badges/key-owner.ts';
export { hashOf } from './links/hash.ts';
export { insertLink } from './links/links.queries.ts';
export { listGrades, putGradeProof } from './proofs/grade-proofs.queries.ts';
export { listFinishedClubs, listRecordedAnswers, putProof } from './proofs/proofs.queries.ts';
export { recordsOf } from './proofs/records.ts';
export { putResume, putStories } from './resume-stories.queries.ts';

import type { LookKind } from '@dure/contract/platform/privacy/look-kinds';

/** Calls that show those who run a club, or the organisation, what is kept about others: each leaves a record. */
export const LOOKED_AT: Readonly<Record<string, LookKind>> = {
  listClubMembers: 'roster',
  listMemberRequests: 'roster',
  listMemberStandings: 'roster',
  listLectureStudents: 'roster',
  getMemberDetail: 'memberPage',
  getLectureStudent: 'memberPage',
  getGradebook: 'gradebook',
  exportClub: 'export',
  exportLectureClub: 'export',
  exportLectureMaterials: 'export',
  exportLectureQuestions: 'export',
  downloadClubFiles: 'answerFiles',
  listEvaluations: 'reports',
  getEvaluation: 'reports',
  listLectureEvaluations: 'reports',
  getLectureEvaluation: 'reports',
  listConversations: 'conversations',
  getConversationMessage: 'conversations',
  listUnanswered: 'conversations',
  listManagedMembers: 'roster',
  getMemberAccess: 'memberAccess',
  exportManagedMembers: 'memberExport',
  listMails: 'mails',
  exportAuditEntries: 'auditLog',
};

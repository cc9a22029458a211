/** What those who run an organisation change: each change leaves an entry of the audit log with one of these. */
export const AUDIT_ACTIONS = [
  'aiSettings',
  'brand',
  'chatbotSettings',
  'classCode',
  'clubApproval',
  'codes',
  'invitationConfirmed',
  'invitationDeclined',
  'invitationRenewed',
  'invitationSettings',
  'invitationWithdrawn',
  'invitations',
  'jobRetried',
  'loginSettings',
  'mailsRetried',
  'oneTimeCode',
  'memberLock',
  'memberMail',
  'memberMerge',
  'memberParting',
  'memberRole',
  'memberSecondFactor',
  'memberSessions',
  'notice',
  'noticeBanner',
  'noticeSchedule',
  'noticeTrial',
  'organisationSettings',
  'organizationCodes',
  'pointSettings',
  'postChanged',
  'postDeleted',
  'seminarOpened',
  'seminarDeclined',
  'seminarChanged',
  'seminarDeleted',
  'seminarBannerPlaced',
  'mentorNamed',
  'mentorChanged',
  'mentorWithdrawn',
  'mentorWishAnswered',
  'badgeKeyChanged',
  'retentionSettings',
  'securitySettings',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** A value of a setting as the log keeps it. */
export type AuditValue = string | number | boolean | null | string[];

/** One field that was changed. Of a secret it is said that it was changed, never what it was: both values are null. */
export interface AuditChange {
  readonly field: string;
  readonly before: AuditValue;
  readonly after: AuditValue;
}

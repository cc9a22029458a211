import { sql } from 'kysely';
import { own, type TableData, type Whose } from './table-data.ts';

/** A cap letter or none matters nowhere: mail is kept under the address as it was typed. */
const byMail = (column: string) => (of: { tenantId: string; memberId: string }) =>
  sql<boolean>`(tenant_id = ${of.tenantId}::uuid and lower(${sql.ref(column)}) = (select one.email_normal from members as one
    where one.tenant_id = ${of.tenantId}::uuid and one.member_id = ${of.memberId}::uuid))`;

const eitherMerged: Whose = ({ tenantId, memberId }) =>
  sql`(tenant_id = ${tenantId}::uuid and ${memberId}::uuid in (kept_id, merged_id))`;
const ownInvitations: Whose = (of) => sql`(${byMail('email_normal')(of)} or ${own()(of)})`;
const ownEntries: Whose = ({ tenantId, memberId }) =>
  sql`(tenant_id = ${tenantId}::uuid and (changed_by = ${memberId}::uuid or member_id = ${memberId}::uuid))`;

/** Suffixes of a table's texts are whose its rows are. */
const suffixesOf = (table: string, key: string, whose: Whose): TableData => ({
  group: 'account',
  whose: (of) =>
    sql`(tenant_id = ${of.tenantId}::uuid and ${sql.ref(key)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${whose(of)}))`,
  kept: 'suffix',
  plain: key,
  leaving: 'stays',
});

/** Who somebody is, how they come in, and what they are told. */
export const accountData = {
  // Emptied last, by the withdrawal itself: the rest is found by it.
  members: {
    group: 'account',
    whose: own(),
    given: `email login_name nickname student_number member_type organization_code roles is_findable shows_activity in_ranking
      email_verified_at last_used_at dormant_at created_at`,
    kept: 'email_normal login_name_normal password_hash profile_image_key status tokens_valid_from dormancy_notified_at locked_until',
    people: 'member_id',
    leaving: {
      email: sql`''`,
      email_normal: sql`member_id::text`,
      login_name: sql`null`,
      login_name_normal: sql`null`,
      password_hash: sql`''`,
      student_number: sql`null`,
      email_verified_at: sql`null`,
      profile_image_key: sql`null`,
      dormant_at: sql`null`,
      dormancy_notified_at: sql`null`,
      locked_until: sql`null`,
      member_type: sql`'MEMBER'`,
      organization_code: sql`''`,
      roles: sql`'{ROLE_USER}'::text[]`,
      is_findable: sql`false`,
      shows_activity: sql`false`,
    },
  },
  // What a word is found by: triggers keep it as the texts are, and remove it with them.
  member_suffixes: { group: 'account', whose: own(), kept: 'suffix', people: 'member_id', leaving: 'stays' },
  invitation_suffixes: suffixesOf('invitations', 'invitation_id', ownInvitations),
  audit_entry_suffixes: suffixesOf('audit_entries', 'entry_sequence', ownEntries),
  data_look_suffixes: suffixesOf('data_looks', 'look_sequence', own()),
  chatbot_uses: { group: 'account', whose: own(), given: 'day asked_count', people: 'member_id', leaving: 'goes' },
  consents: { group: 'account', whose: own(), given: 'kind version agreed_at', people: 'member_id', leaving: 'goes' },
  sessions: {
    group: 'account',
    whose: own(),
    given: 'device started_at expires_at',
    kept: 'token_id',
    people: 'member_id',
    leaving: 'goes',
  },
  oidc_logins: {
    group: 'safety',
    whose: own(),
    kept: 'state_hash browser_hash expires_at',
    people: 'member_id',
    plain: 'issuer',
    leaving: 'goes',
  },
  oidc_arrivals: {
    group: 'safety',
    whose: byMail('email'),
    kept: 'browser_hash subject email is_proven arrived_at expires_at registration secret_hash sid',
    plain: 'issuer',
    leaving: 'goes',
  },
  oidc_identities: {
    group: 'account',
    whose: own(),
    given: 'issuer linked_at',
    kept: 'subject',
    people: 'member_id',
    plain: 'identity_id',
    leaving: 'goes',
  },
  oidc_sessions: {
    group: 'account',
    whose: own(),
    kept: 'token_id identity_id sid',
    people: 'member_id',
    leaving: 'goes',
  },
  password_resets: {
    group: 'account',
    whose: own(),
    kept: 'token_hash expires_at',
    people: 'member_id',
    leaving: 'goes',
  },
  one_time_codes: {
    group: 'account',
    whose: own(),
    given: 'created_at valid_until',
    kept: 'code_hash',
    people: 'member_id created_by',
    leaving: 'goes',
  },
  address_proofs: {
    group: 'account',
    whose: own(),
    given: 'email valid_until',
    kept: 'secret_hash',
    people: 'member_id',
    leaving: 'goes',
  },
  totp_factors: {
    group: 'account',
    whose: own(),
    given: 'started_at',
    kept: 'sealed_secret last_step',
    people: 'member_id',
    leaving: 'goes',
  },
  recovery_codes: { group: 'account', whose: own(), kept: 'code_hash', people: 'member_id', leaving: 'goes' },
  passkeys: {
    group: 'account',
    whose: own(),
    given: 'name created_at last_used_at',
    kept: 'credential_id public_key counter transports',
    people: 'member_id',
    plain: 'passkey_id',
    leaving: 'goes',
  },
  registrations: {
    group: 'account',
    whose: byMail('email_normal'),
    kept: 'email email_normal password_hash nickname member_type organization_code consents secret_hash created_at expires_at',
    plain: 'registration_id',
    leaving: 'goes',
  },
  class_code_people: {
    group: 'account',
    whose: own(),
    kept: 'student_number name organization_code',
    people: 'member_id',
    plain: 'class_code_id',
    leaving: 'goes',
  },
  // An invited person is known by their address until they are a member.
  invitations: {
    group: 'account',
    whose: ownInvitations,
    given: 'name created_at mailed_at valid_until ended_at',
    kept: 'email email_normal student_number organization_code role status secret_hash',
    people: 'member_id invited_by',
    plain: 'invitation_id batch_id',
    leaving: 'goes',
  },
  mails: {
    group: 'account',
    whose: (of) => sql`(${byMail('recipient')(of)} or ${own()(of)})`,
    given: 'subject created_at sent_at',
    kept: 'recipient body html unsubscribe_url useful_until tries next_try_at failed_at failure',
    people: 'member_id',
    plain: 'mail_id',
    leaving: 'goes',
  },
  // Two accounts of one person: whichever of them withdraws ends the way back.
  member_merges: {
    group: 'account',
    whose: eitherMerged,
    kept: 'merged_at undone_at kept_roles merged_before',
    people: 'kept_id merged_id merged_by',
    plain: 'merge_sequence',
    leaving: 'goes',
  },
  member_merge_rows: {
    group: 'account',
    whose: (of) =>
      sql`(tenant_id = ${of.tenantId}::uuid and merge_sequence in (select merge_sequence from member_merges
        where ${eitherMerged(of)}))`,
    kept: 'row_key taken',
    plain: 'merge_sequence row_sequence table_name column_name',
    leaving: 'goes',
  },
  notice_recipients: {
    group: 'notices',
    whose: own(),
    given: 'notice_sequence read_at',
    people: 'member_id',
    plain: 'in_bell awaits_telling awaits_mail has_banner',
    leaving: 'goes',
  },
  muted_notifications: { group: 'notices', whose: own(), given: 'kind way', people: 'member_id', leaving: 'goes' },
  notifications: {
    group: 'notices',
    whose: own(),
    given: 'kind club_sequence quiz_sequence detail created_at checked_at',
    // Whose answer it was.
    written: { detail: sql`detail - 'answer'` },
    people: 'member_id actor_id',
    plain: 'notification_sequence awaits_sending awaits_push',
    leaving: 'goes',
  },
  notification_times: {
    group: 'notices',
    whose: own(),
    given: 'digest quiet_from quiet_until',
    kept: 'digested_on digested_up_to',
    people: 'member_id',
    leaving: 'goes',
  },
  calendar_feeds: {
    group: 'notices',
    whose: own(),
    given: 'started_at',
    kept: 'secret_hash told',
    people: 'member_id',
    leaving: 'goes',
  },
  push_devices: {
    group: 'notices',
    whose: own(),
    given: 'device started_at seen_at',
    kept: 'token_id endpoint p256dh auth',
    people: 'member_id',
    plain: 'push_device_sequence',
    leaving: 'goes',
  },
  push_messages: {
    group: 'notices',
    whose: own(),
    kept: 'payload topic useful_until tries next_try_at',
    people: 'member_id',
    plain: 'push_message_sequence push_device_sequence',
    leaving: 'goes',
  },
  member_ties: {
    group: 'friends',
    whose: ({ tenantId, memberId }) =>
      sql`(tenant_id = ${tenantId}::uuid and (member_id = ${memberId}::uuid or other_id = ${memberId}::uuid))`,
    given: 'tie since',
    people: 'member_id other_id',
    // A block of others is theirs alone.
    visible: sql`(tie = 'FRIEND')`,
    leaving: 'goes',
  },
  point_entries: {
    group: 'points',
    whose: own(),
    given: 'kind points club_sequence quiz_sequence happened_at',
    kept: 'subject turn units units_balance points_balance',
    people: 'member_id',
    plain: 'entry_sequence',
    leaving: 'stays',
  },
  point_changes: {
    group: 'points',
    whose: own(),
    kept: 'points happened_at',
    people: 'member_id',
    plain: 'change_sequence',
    leaving: 'stays',
  },
  monthly_points: {
    group: 'points',
    whose: own(),
    given: 'month points',
    kept: 'ranked_points',
    people: 'member_id',
    leaving: { ranked_points: sql`null` },
  },
  data_exports: {
    group: 'account',
    whose: own(),
    kept: 'export_id requested_at byte_size expires_at ticket_hash ticket_until',
    people: 'member_id',
    leaving: 'goes',
  },
  // Kept for its year (the law asks for it); of whom it is about nothing but the id is left.
  data_looks: {
    group: 'looks',
    whose: own(),
    kept: 'kind club_sequence post_sequence seen_on seen_at reason note address device',
    people: 'member_id mentor_id seen_by',
    plain: 'look_sequence',
    leaving: 'stays',
  },
  // Whoever changed something answers for it a year long, and what was done to somebody stays said; ids alone are left.
  audit_entries: {
    group: 'looks',
    whose: ownEntries,
    kept: 'action club_sequence changes reason address device changed_at',
    people: 'member_id changed_by',
    plain: 'entry_sequence',
    leaving: 'stays',
  },
  idempotency_keys: {
    group: 'safety',
    whose: own(),
    kept: 'idempotency_key request_hash response created_at',
    people: 'member_id',
    leaving: 'goes',
  },
  // By a hash of the address, or by the id, for a day at most.
  attempts: {
    group: 'safety',
    whose: ({ tenantId, memberId }) =>
      sql`(tenant_id = ${tenantId}::uuid and position(${memberId}::text in subject) > 0)`,
    kept: 'subject window_start count',
    leaving: 'goes',
  },
} satisfies Record<string, TableData>;

-- Two accounts of one person become one. The other one stays, empty, so that its log-in can say so and old names keep their owner.
alter table members drop constraint members_status_check;
alter table members add constraint members_status_check
  check (status in ('ACTIVE', 'LOCKED', 'UNVERIFIED', 'WITHDRAWN', 'MERGED'));

-- A membership and what stands under it change their member in one transaction, whichever goes first.
alter table answers alter constraint answers_tenant_id_club_sequence_member_id_fkey deferrable;
alter table member_evaluations alter constraint member_evaluations_tenant_id_club_sequence_member_id_fkey deferrable;
alter table club_message_recipients
  alter constraint club_message_recipients_tenant_id_club_sequence_member_id_fkey deferrable;

do $$ begin
  execute format('grant update (member_id, other_id) on member_ties to %I', current_setting('app.server_role'));
end $$;

create table member_merges (
  tenant_id uuid not null references tenants,
  merge_sequence bigint generated always as identity,
  kept_id uuid not null,
  merged_id uuid not null,
  merged_by uuid not null,
  merged_at timestamptz not null,
  -- What the two accounts were, for the way back.
  kept_roles text[] not null,
  merged_before jsonb not null,
  undone_at timestamptz,
  primary key (tenant_id, merge_sequence),
  check (kept_id <> merged_id),
  foreign key (tenant_id, kept_id) references members (tenant_id, member_id),
  foreign key (tenant_id, merged_id) references members (tenant_id, member_id),
  foreign key (tenant_id, merged_by) references members (tenant_id, member_id)
);
-- An account is merged away once at a time.
create unique index member_merges_standing on member_merges (tenant_id, merged_id) where undone_at is null;
create index member_merges_kept on member_merges (tenant_id, kept_id);
create index member_merges_merger on member_merges (tenant_id, merged_by);
create index member_merges_age on member_merges (tenant_id, merged_at);
select secure_tenant_table('member_merges');

-- Each row that a merge changed. `taken` is what stood there before where more than the member changed; null: that alone.
create table member_merge_rows (
  tenant_id uuid not null references tenants,
  merge_sequence bigint not null,
  row_sequence bigint generated always as identity,
  table_name text not null,
  column_name text not null,
  -- The row's primary key without tenant and changed column.
  row_key jsonb not null,
  taken jsonb,
  primary key (tenant_id, merge_sequence, row_sequence),
  foreign key (tenant_id, merge_sequence) references member_merges (tenant_id, merge_sequence) on delete cascade
);
select secure_tenant_table('member_merge_rows');

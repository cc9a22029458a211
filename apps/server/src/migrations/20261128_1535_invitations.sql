-- People who are to become members: each address once, whoever invites it, so that nobody is invited twice.
create table invitations (
  tenant_id uuid not null references tenants,
  invitation_id uuid not null,
  email text not null,
  email_normal text not null,
  name text not null,
  student_number text,
  organization_code text not null,
  role text not null check (role in ('ROLE_USER', 'ROLE_INSTRUCTOR', 'ROLE_MANAGER')),
  -- PROPOSED waits for a manager. Only of INVITED a link counts, until its end.
  status text not null check (status in ('PROPOSED', 'INVITED', 'JOINED', 'WITHDRAWN', 'DECLINED')),
  invited_by uuid not null,
  -- Those of one call: how far their mail has come is told together.
  batch_id uuid not null,
  -- Of what the link ends with; null until the mail is written.
  secret_hash text,
  mailed_at timestamptz,
  created_at timestamptz not null,
  valid_until timestamptz not null,
  ended_at timestamptz,
  -- Whose account it became.
  member_id uuid,
  primary key (tenant_id, invitation_id),
  unique (tenant_id, email_normal),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, invited_by) references members (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id),
  check ((status = 'JOINED') = (member_id is not null)),
  check ((status in ('JOINED', 'WITHDRAWN', 'DECLINED')) = (ended_at is not null)),
  check ((secret_hash is not null) <= (mailed_at is not null))
);
create index invitations_age on invitations (tenant_id, created_at, invitation_id);
create index invitations_unmailed on invitations (tenant_id, invitation_id) where status = 'INVITED' and mailed_at is null;
create index invitations_inviter on invitations (tenant_id, invited_by);
create index invitations_member on invitations (tenant_id, member_id);
select secure_tenant_table('invitations');

-- Clubs that somebody enters together with the organisation.
create table invitation_clubs (
  tenant_id uuid not null references tenants,
  invitation_id uuid not null,
  club_sequence bigint not null,
  primary key (tenant_id, invitation_id, club_sequence),
  foreign key (tenant_id, invitation_id) references invitations (tenant_id, invitation_id) on delete cascade,
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade
);
create index invitation_clubs_club on invitation_clubs (tenant_id, club_sequence);
select secure_tenant_table('invitation_clubs');

-- Whether instructors invite people into their clubs by themselves, or a manager confirms.
create table invitation_settings (
  tenant_id uuid primary key references tenants,
  instructors_invite boolean not null,
  version integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  foreign key (tenant_id, changed_by) references members (tenant_id, member_id)
);
select secure_tenant_table('invitation_settings');

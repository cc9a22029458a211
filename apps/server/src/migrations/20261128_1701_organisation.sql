-- Logos that managers uploaded; without one the drawn logo stands. No foreign key: files refer to their tenant already, and a ring would
-- let neither be written first.
alter table tenants
  add column logo_key uuid,
  add column dark_logo_key uuid,
  -- Themes in which the logo stands on a ground of its own.
  add column logo_grounds text[] not null default '{}',
  add column organisation_version integer not null default 0,
  add column organisation_changed_at timestamptz,
  add constraint tenants_logo_grounds check (logo_grounds in ('{}', '{LIGHT}', '{DARK}', '{LIGHT,DARK}'));

alter table files
  drop constraint files_purpose_check,
  add constraint files_purpose_check check (
    purpose in ('CLUB_IMAGE', 'PROFILE_IMAGE', 'ANSWER', 'FEEDBACK', 'CONTENT', 'TENANT_LOGO'));

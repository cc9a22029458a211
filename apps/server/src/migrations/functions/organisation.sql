-- Whoever changes what people see of a tenant, its own managers or the operator, makes what others saw of it stale.
create or replace function count_organisation_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (new.name, new.logo_svg, new.logo_key, new.dark_logo_key, new.logo_grounds, new.footer, new.color_preset, new.use_quiz_club,
      new.use_lecture_club, new.use_chatbot, new.login_member_types, new.registration_authentication_type, new.login_name_type,
      new.needs_club_approval, new.use_post_replies, new.time_zone, new.job_group_label_type, new.study_order_label_type)
    is distinct from
     (old.name, old.logo_svg, old.logo_key, old.dark_logo_key, old.logo_grounds, old.footer, old.color_preset, old.use_quiz_club,
      old.use_lecture_club, old.use_chatbot, old.login_member_types, old.registration_authentication_type, old.login_name_type,
      old.needs_club_approval, old.use_post_replies, old.time_zone, old.job_group_label_type, old.study_order_label_type)
  then
    new.organisation_version := old.organisation_version + 1;
    new.organisation_changed_at := coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());
  end if;
  -- The editor of the chatbot's page saw another switch.
  if new.use_chatbot is distinct from old.use_chatbot and new.chatbot_version = old.chatbot_version then
    new.chatbot_version := old.chatbot_version + 1;
  end if;
  return new;
end $$;
create or replace trigger tenants_organisation before update on tenants
  for each row execute function count_organisation_change();

-- Every server believes for a while what it read of the tenants: it hears at the commit that it no longer may. Tenants change rarely, so
-- the lock that a notification takes at the commit delays nobody.
create or replace function tell_tenants_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('dure_tenants', '');
  return null;
end $$;
create or replace trigger tenants_told after insert or update or delete on tenants
  for each statement execute function tell_tenants_changed();

-- Tenants are the operator's. How an organisation presents itself and takes people in its managers change, over the version that they
-- saw. A field that is left out stays. Answers the new version; null where another stands.
create or replace function keep_organisation(changed jsonb, seen integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  update tenants set
    name = coalesce(changed->>'name', name),
    logo_key = case when changed ? 'logo_key' then (changed->>'logo_key')::uuid else logo_key end,
    dark_logo_key = case when changed ? 'dark_logo_key' then (changed->>'dark_logo_key')::uuid else dark_logo_key end,
    logo_grounds = case when changed ? 'logo_grounds'
      then array(select jsonb_array_elements_text(changed->'logo_grounds') as ground order by ground desc) else logo_grounds end,
    footer = coalesce(changed->'footer', footer),
    color_preset = coalesce(changed->>'color_preset', color_preset),
    use_quiz_club = coalesce((changed->>'use_quiz_club')::boolean, use_quiz_club),
    use_lecture_club = coalesce((changed->>'use_lecture_club')::boolean, use_lecture_club),
    use_chatbot = coalesce((changed->>'use_chatbot')::boolean, use_chatbot),
    needs_club_approval = coalesce((changed->>'needs_club_approval')::boolean, needs_club_approval),
    use_post_replies = coalesce((changed->>'use_post_replies')::boolean, use_post_replies),
    registration_authentication_type =
      coalesce(changed->>'registration_authentication_type', registration_authentication_type),
    login_name_type = coalesce(changed->>'login_name_type', login_name_type),
    login_member_types = case when changed ? 'login_member_types'
      then array(select jsonb_array_elements_text(changed->'login_member_types')) else login_member_types end,
    time_zone = coalesce(changed->>'time_zone', time_zone),
    job_group_label_type = coalesce(changed->>'job_group_label_type', job_group_label_type),
    study_order_label_type = coalesce(changed->>'study_order_label_type', study_order_label_type)
  where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid and organisation_version = seen
  returning organisation_version
$$;
revoke all on function keep_organisation(jsonb, integer) from public;
do $$ begin
  execute format('grant execute on function keep_organisation(jsonb, integer) to %I', current_setting('app.server_role'));
end $$;

-- What a tenant's columns may hold: the contract's `tenantColumns` says the same. What was written by hand before and breaks a page is
-- replaced by what the server shows in its place.
update tenants set
  name = case when char_length(name) between 1 and 100 and name ~ '\S' and name !~ '[\u0001-\u001f\u007f]' then name else uri end,
  logo_svg = case
    when char_length(logo_svg) <= 100000 and logo_svg ~ '^\s*<(svg|\?xml|!--)' and logo_svg ~ '>\s*$' then logo_svg
    else '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2f5bea"/></svg>' end,
  home_url = case when char_length(home_url) <= 2000 and home_url ~ '^(/$|/[^/\\]|https?://[^/?#@\s]+([/?#]|$))' then home_url else '/' end,
  footer = jsonb_build_object(
      'kind', case
        when footer->>'kind' in ('UNIVERSITY_A', 'UNIVERSITY_B', 'COMPANY', 'GENERIC') then footer->>'kind' else 'GENERIC' end,
      'lines', jsonb_path_query_array(jsonb_path_query_array(
        footer, 'strict $.lines[*] ? (@ like_regex "^[^\u0001-\u001f\u007f]{1,200}$" && @ like_regex "[^ ]")', '{}', true),
        '$[0 to 11]'))
    || case when footer->>'address' ~ '^[^\u0001-\u001f\u007f]{1,200}$' and jsonb_typeof(footer->'address') = 'string'
      and footer->>'address' ~ '\S' then jsonb_build_object('address', footer->>'address') else '{}' end
    || case when footer->>'phone' ~ '^[^\u0001-\u001f\u007f]{1,200}$' and jsonb_typeof(footer->'phone') = 'string'
      and footer->>'phone' ~ '\S' then jsonb_build_object('phone', footer->>'phone') else '{}' end
    || case when jsonb_typeof(footer->'relatedSites') = 'array' then jsonb_build_object('relatedSites', jsonb_path_query_array(jsonb_path_query_array(
        footer, 'strict $.relatedSites[*] ? (@.name like_regex "^[^\u0001-\u001f\u007f]{1,200}$" && @.name like_regex "[^ ]"
          && @.url like_regex "^https?://[^/?#@ ]+([/?#]|$)")', '{}', true), '$[0 to 11]')) else '{}' end,
  color_preset = case when lower(color_preset) in ('blue', 'black', 'green', 'burgundy', 'teal') then color_preset else 'Blue' end,
  -- A way in that is not known opens nothing that was closed.
  login_types = array(select one from unnest('{PASSWORD,OIDC}'::text[]) one where one = any (login_types)),
  login_member_types = case
    when array_ndims(login_member_types) = 1 and array_to_string(login_member_types, '') !~ '[\u0001-\u001f\u007f]'
      and cardinality(login_member_types) <= 100 and array_to_string(login_member_types, E'\n', '') !~ '[^\n]{41}|(^|\n) *(\n|$)' then login_member_types
    else '{MEMBER}' end,
  organization_codes = case
    when array_ndims(organization_codes) = 1 and array_to_string(organization_codes, '') !~ '[\u0001-\u001f\u007f]'
      and cardinality(organization_codes) <= 100 and array_to_string(organization_codes, E'\n', '') !~ '[^\n]{41}|(^|\n) *(\n|$)' then organization_codes
    else '{}' end,
  job_group_label_type = case
    when job_group_label_type ~ '^[A-Z][A-Z_]{0,39}$' then job_group_label_type else 'JOB_GROUP' end,
  study_order_label_type = case
    when study_order_label_type ~ '^[A-Z][A-Z_]{0,39}$' then study_order_label_type else 'WEEK' end,
  chatbot_url = case
    when chatbot_url ~ '^(https://[^/?#@\s]+|http://([\w-]+\.)*localhost(:\d+)?)([/?][^#\s]*)?$' and char_length(chatbot_url) <= 2000
    then chatbot_url else '' end,
  time_zone = case
    when time_zone ~ '^(UTC|[A-Z][A-Za-z_]*(/[A-Za-z][A-Za-z_-]*){1,2})$'
      and exists (select from pg_timezone_names where lower(pg_timezone_names.name) = lower(time_zone)) then time_zone
    else 'Asia/Seoul' end;

alter table tenants
  add constraint tenants_name check (char_length(name) between 1 and 100 and name ~ '\S' and name !~ '[\u0001-\u001f\u007f]'),
  add constraint tenants_logo_svg check (
    char_length(logo_svg) <= 100000 and logo_svg ~ '^\s*<(svg|\?xml|!--)' and logo_svg ~ '>\s*$'),
  add constraint tenants_home_url check (
    char_length(home_url) <= 2000 and home_url ~ '^(/$|/[^/\\]|https?://[^/?#@\s]+([/?#]|$))'),
  -- Of each list as many items are whole as there are: of one that is none the count is unknown, which is refused as well.
  add constraint tenants_footer check (coalesce(
    footer->>'kind' in ('UNIVERSITY_A', 'UNIVERSITY_B', 'COMPANY', 'GENERIC')
    and case when jsonb_typeof(footer->'lines') = 'array' then
      jsonb_array_length(footer->'lines') <= 12
      and jsonb_array_length(footer->'lines') = jsonb_array_length(jsonb_path_query_array(
        footer, 'strict $.lines[*] ? (@ like_regex "^[^\u0001-\u001f\u007f]{1,200}$" && @ like_regex "[^ ]")', '{}', true)) end
    and (not footer ? 'address' or jsonb_typeof(footer->'address') = 'string' and footer->>'address' ~ '\S'
      and footer->>'address' ~ '^[^\u0001-\u001f\u007f]{1,200}$')
    and (not footer ? 'phone' or jsonb_typeof(footer->'phone') = 'string' and footer->>'phone' ~ '\S'
      and footer->>'phone' ~ '^[^\u0001-\u001f\u007f]{1,200}$')
    and case when not footer ? 'relatedSites' then true when jsonb_typeof(footer->'relatedSites') = 'array' then
      jsonb_array_length(footer->'relatedSites') <= 12
      and jsonb_array_length(footer->'relatedSites') = jsonb_array_length(jsonb_path_query_array(
        footer, 'strict $.relatedSites[*] ? (@.name like_regex "^[^\u0001-\u001f\u007f]{1,200}$" && @.name like_regex "[^ ]"
          && @.url like_regex "^https?://[^/?#@ ]+([/?#]|$)")', '{}', true)) end, false)),
  add constraint tenants_color_preset check (lower(color_preset) in ('blue', 'black', 'green', 'burgundy', 'teal')),
  add constraint tenants_login_types check (login_types <@ '{PASSWORD,OIDC}' and coalesce(array_ndims(login_types), 1) = 1),
  add constraint tenants_login_member_types check (coalesce(array_ndims(login_member_types) = 1
    and array_to_string(login_member_types, '') !~ '[\u0001-\u001f\u007f]'
    and cardinality(login_member_types) <= 100 and array_to_string(login_member_types, E'\n', '') !~ '[^\n]{41}|(^|\n) *(\n|$)', false)),
  add constraint tenants_organization_codes check (organization_codes = '{}' or coalesce(array_ndims(organization_codes) = 1
    and array_to_string(organization_codes, '') !~ '[\u0001-\u001f\u007f]'
    and cardinality(organization_codes) <= 100 and array_to_string(organization_codes, E'\n', '') !~ '[^\n]{41}|(^|\n) *(\n|$)', false)),
  add constraint tenants_job_group_label_type check (job_group_label_type ~ '^[A-Z][A-Z_]{0,39}$'),
  add constraint tenants_study_order_label_type check (study_order_label_type ~ '^[A-Z][A-Z_]{0,39}$'),
  add constraint tenants_chatbot_url check (
    chatbot_url = '' or char_length(chatbot_url) <= 2000
    and chatbot_url ~ '^(https://[^/?#@\s]+|http://([\w-]+\.)*localhost(:\d+)?)([/?][^#\s]*)?$'),
  -- An unknown name is refused by the conversion itself; one with a figure would be read as an offset.
  add constraint tenants_time_zone check (
    time_zone ~ '^(UTC|[A-Z][A-Za-z_]*(/[A-Za-z][A-Za-z_-]*){1,2})$'
    and timestamptz '2000-01-01 00:00:00Z' at time zone time_zone is not null);

-- What an operator allows an organisation; null: as much as there is.
alter table tenants
  -- Bytes that its files may take together.
  add column storage_limit bigint check (storage_limit > 0),
  -- Won a month that it may spend at the installation's AI; null: what the installation allows each.
  add column ai_monthly_cap integer check (ai_monthly_cap >= 0);

-- What its files take is summed before each upload.
create index files_bytes on files (tenant_id) include (byte_size);

do $$ begin
  execute format('grant update (storage_limit, ai_monthly_cap) on tenants to %I', current_setting('app.server_role'));
end $$;

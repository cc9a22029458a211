-- What of the installation has failed for an hour: told to its operators once, and gone when it is well again.
create table installation_faults (
  -- `MAIL_SERVER`, or `JOB:` with the name of a job.
  fault text primary key,
  since timestamptz not null,
  told_at timestamptz
);

do $$ begin
  execute format('grant select, insert, update, delete on installation_faults to %I', current_setting('app.server_role'));
end $$;

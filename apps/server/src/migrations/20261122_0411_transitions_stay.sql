-- The record of who submitted a club and who changed its status, when and why, goes with the club (the foreign keys see
-- to it), and not before.
do $$ begin
  execute format('revoke delete on club_transitions, club_submissions from %I', current_setting('app.server_role'));
end $$;

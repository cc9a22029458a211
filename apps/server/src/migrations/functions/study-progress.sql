-- What members have read is added up as it is kept: by study, and by membership for the whole club.

create or replace function count_reading() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update study_progress set read_pages = read_pages - old.furthest
      where tenant_id = old.tenant_id and club_study_sequence = old.club_study_sequence and member_id = old.member_id;
    return null;
  end if;
  insert into study_progress (tenant_id, club_sequence, club_study_sequence, member_id, read_pages, last_read_at)
    select tenant_id, club_sequence, club_study_sequence, new.member_id, new.furthest, new.read_at
      from club_studies where tenant_id = new.tenant_id and club_study_sequence = new.club_study_sequence
  on conflict (tenant_id, club_study_sequence, member_id) do update set
    read_pages = study_progress.read_pages + new.furthest - coalesce(old.furthest, 0),
    last_read_at = greatest(study_progress.last_read_at, new.read_at);
  return null;
end $$;

create or replace trigger study_readings_counted after insert or update or delete on study_readings
  for each row execute function count_reading();

create or replace function count_study_progress() returns trigger language plpgsql as $$
declare
  place study_progress := coalesce(new, old);
begin
  update club_members set
    read_pages = read_pages + coalesce(new.read_pages, 0) - coalesce(old.read_pages, 0),
    last_read_at = greatest(last_read_at, new.last_read_at)
  where tenant_id = place.tenant_id and club_sequence = place.club_sequence and member_id = place.member_id;
  return null;
end $$;

create or replace trigger study_progress_counted after insert or update or delete on study_progress
  for each row execute function count_study_progress();

-- The trigger on study_progress counts it on to the memberships.
insert into study_progress (tenant_id, club_sequence, club_study_sequence, member_id, read_pages, last_read_at)
select :tenant, studies.club_sequence, readings.club_study_sequence, readings.member_id,
  sum(readings.furthest), max(readings.read_at)
from study_readings as readings
  join club_studies as studies
    on studies.tenant_id = :tenant and studies.club_study_sequence = readings.club_study_sequence
where readings.tenant_id = :tenant
group by studies.club_sequence, readings.club_study_sequence, readings.member_id
on conflict (tenant_id, club_study_sequence, member_id) do nothing;

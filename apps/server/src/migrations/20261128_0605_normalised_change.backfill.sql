update club_members set growth_count = counted.growths, growth_sum = counted.growth
from (
  select club_sequence, member_id, count(seen_growth(answers)) as growths, coalesce(sum(seen_growth(answers)), 0) as growth
  from answers where tenant_id = :tenant
  group by club_sequence, member_id
) as counted
where club_members.tenant_id = :tenant and club_members.club_sequence = counted.club_sequence
  and club_members.member_id = counted.member_id
  and (club_members.growth_count, club_members.growth_sum) is distinct from (counted.growths, counted.growth);

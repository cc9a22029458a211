-- Forms that were submitted before carry the sentence over, or an approval would show it as changed.
update club_submissions set form = (form - 'promise') || jsonb_build_object('tagline', form->'promise')
where tenant_id = :tenant and form ? 'promise';

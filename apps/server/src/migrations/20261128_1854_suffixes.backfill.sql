-- In the order of the key: rows that come in order make the index half as large as rows that come at random.
insert into member_suffixes (tenant_id, suffix, member_id)
select tenant_id, one.suffix, member_id from members, suffixes_of(nickname, email_normal, student_number) as one (suffix)
where tenant_id = :tenant order by 2, 3 on conflict do nothing;
insert into invitation_suffixes (tenant_id, suffix, invitation_id)
select tenant_id, one.suffix, invitation_id from invitations, suffixes_of(name, email_normal, student_number) as one (suffix)
where tenant_id = :tenant order by 2, 3 on conflict do nothing;
insert into audit_entry_suffixes (tenant_id, suffix, entry_sequence)
select tenant_id, one.suffix, entry_sequence from audit_entries, suffixes_of(reason) as one (suffix)
where tenant_id = :tenant order by 2, 3 on conflict do nothing;
insert into data_look_suffixes (tenant_id, suffix, look_sequence)
select tenant_id, one.suffix, look_sequence from data_looks, suffixes_of(note) as one (suffix)
where tenant_id = :tenant order by 2, 3 on conflict do nothing;

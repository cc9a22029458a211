-- Where registration asks for a mail to be opened, every member opened theirs.
update members set email_verified_at = created_at
where tenant_id = :tenant and email_verified_at is null
  and exists (select from tenants where tenants.tenant_id = :tenant and registration_authentication_type <> 'NONE');

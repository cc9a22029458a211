-- Where in their organisation somebody belongs, out of the tenant's list; empty where nobody has said. It proves nothing.
alter table members add column organization_code text not null default '';
alter table registrations add column organization_code text not null default '';

-- What the provider calls the log-in, by which it says later that it has ended.
alter table oidc_arrivals add column sid text;
alter table oidc_sessions add column sid text;

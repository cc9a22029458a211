-- Whether the club gave points when the reply was written. Replies from before count as the ledger has them.
alter table replies add column earns_points boolean not null default true;

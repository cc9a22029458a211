-- Two who divide a club's answers at once: what the second of them saw is compared with this.
alter table clubs add column grading_split_version integer not null default 0;

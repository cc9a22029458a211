-- When its time or place last changed for people to see: who applied before gives a place back until it begins.
alter table seminars add column moved_at timestamptz;

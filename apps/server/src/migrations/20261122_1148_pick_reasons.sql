alter table one_picks
  -- Why it was given, in a few words for the author of the answer; empty: nothing was said.
  add column reason text not null default '';

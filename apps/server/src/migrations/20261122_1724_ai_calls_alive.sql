-- When the server that makes a call last said so: others wait for its answer while it does, and take the call up once it is
-- silent.
alter table ai_calls add column alive_at timestamptz;

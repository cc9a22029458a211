-- A text that was pasted in the place of a page waits for its reader like a file.
alter table content_versions add column pasted_text text;

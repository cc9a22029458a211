-- Of a mail with Markdown in it; null: made of the text. Emptied with it.
alter table mails add column html text;

-- What the public lists page through, count and look through for a word, in one small index: its predicate says what the
-- statements would ask of each row.
create index clubs_listed on clubs (tenant_id, club_type, club_sequence desc) include (search_text)
  where is_public and club_status in ('0200', '0210', '0300', '0310', '0400', '0500');

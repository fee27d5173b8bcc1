-- The couple's names in Latin letters as they spell them themselves; empty = as the kana reads.
alter table organizer_profile
  add column last_name_roman text not null default '' check (char_length(last_name_roman) <= 100),
  add column first_name_roman text not null default '' check (char_length(first_name_roman) <= 100);

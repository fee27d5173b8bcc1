-- The chapter's name in English; empty = guests who read English get the first language.
alter table chapter add column title_en text not null default '';
-- The couple's answers in English; empty = guests who read English get the first language.
alter table organizer_profile add column birthplace_en text not null default '';
alter table organizer_profile add column hobby_en text not null default '';
alter table organizer_profile add column personality_en text not null default '';
alter table organizer_profile add column what_i_like_en text not null default '';
alter table organizer_profile add column favorite_food_en text not null default '';
alter table organizer_profile add column what_i_want_to_do_en text not null default '';
alter table organizer_profile add column one_word_en text not null default '';

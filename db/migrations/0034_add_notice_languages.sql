-- The notice in English; empty = guests who read English get the first language.
alter table notification add column title_en text not null default '';
-- As it was sent; cleaned where it is shown.
alter table notification add column body_en text not null default '';
-- Visitors of the recording see it too. A notice of the live says nothing to them.
alter table notification add column in_recording boolean not null default false;

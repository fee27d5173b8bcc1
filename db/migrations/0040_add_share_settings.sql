-- The couple's message in its second language; empty = the usual wording.
alter table wedding add column sns_template_en text not null default '';
-- What a link preview shows: the given names and the date unless the couple hides them, their photograph only if they ask for it.
alter table invitation add column preview_names boolean not null default true;
alter table invitation add column preview_photo boolean not null default false;

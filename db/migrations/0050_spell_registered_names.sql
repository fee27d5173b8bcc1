-- Couples who register by themselves may spell their names in Latin letters, as on their wedding's own form. Empty = by the kana.
alter table temporary_wedding add column groom_last_name_roman text not null default '';
alter table temporary_wedding add column groom_first_name_roman text not null default '';
alter table temporary_wedding add column bride_last_name_roman text not null default '';
alter table temporary_wedding add column bride_first_name_roman text not null default '';

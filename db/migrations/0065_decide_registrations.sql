-- The venue's decision on a couple's own registration: the wedding made of it, or the reason for the refusal; and a version, for two people who edit it.
alter table temporary_wedding
  add column version integer not null default 1,
  add column refusal_reason text not null default '',
  add column decided_at timestamptz,
  add column wedding_id integer;
alter table temporary_wedding
  add constraint temporary_wedding_wedding_id_fkey foreign key (wedding_id) references wedding on delete set null not valid;
create index temporary_wedding_of_wedding on temporary_wedding (wedding_id) where wedding_id is not null;
create index temporary_wedding_undecided on temporary_wedding (facility_id, answer_by) where status = 0;

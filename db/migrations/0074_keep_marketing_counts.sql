-- What the figures of a venue need of an erased wedding: how many of its guests did the same, without who they were.
create table marketing_count (
  wedding_id integer not null references wedding,
  relation_ship text not null check (relation_ship in ('friend', 'workplace', 'family')),
  joined boolean not null,
  live boolean not null,
  archive boolean not null,
  message boolean not null,
  -- the gift money that each of them gave
  yen bigint not null check (yen >= 0),
  guests integer not null check (guests > 0),
  primary key (wedding_id, relation_ship, joined, live, archive, message, yen)
);

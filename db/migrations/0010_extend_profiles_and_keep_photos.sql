-- What the two are called, in which order they stand (decision 49), the accent of a name tag (decision 106),
-- and which state of the pair somebody edited: both rows carry the same version.
alter table organizer_profile
  add column label text not null default '',
  add column colour text not null default 'na' check (colour in ('na', 'blue', 'pink')),
  add column place smallint not null default 0,
  add column version integer not null default 1;

-- Pictures of a couple. The object store has the bytes; the row says whose they are, how large, and lets them be erased.
create table photo (
  key text primary key,
  wedding_id integer not null references wedding on delete cascade,
  media_type text not null,
  width integer not null,
  height integer not null,
  size_bytes integer not null,
  created_at timestamptz not null default now()
);
create index photo_of_wedding on photo (wedding_id);
create index invitation_preview_age on invitation_preview (created_at);

-- Files that are made for a couple once and kept for a day: book, posters, archive, cards. `version` is a hash of what the file
-- is made from, so that asking again for the same content finds the same row.
create table made_file (
  id integer generated always as identity primary key,
  wedding_id integer not null references wedding on delete cascade,
  kind text not null,
  language text not null,
  version text not null,
  state text not null check (state in ('queued', 'making', 'ready', 'failed')),
  object_key text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (wedding_id, kind, language, version),
  check ((state = 'ready') = (object_key is not null))
);
create index made_file_expiry on made_file (expires_at);

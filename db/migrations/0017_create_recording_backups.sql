-- The copy of a recording in the second store.
create table recording_backup (
  wedding_id integer primary key references wedding on delete cascade,
  state text not null check (state in ('waiting', 'kept', 'failed')),
  -- of the file as it was read back from there; null until it was
  size_bytes bigint,
  sha256 text,
  updated_at timestamptz not null
);

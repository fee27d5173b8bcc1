-- Films uploaded by staff: sent in parts, registered as contents, then linked to the wedding's slot.
create table video_upload (
  -- what the store calls it
  upload_id uuid primary key,
  -- what it is called once its parts are put together
  content_id integer generated always as identity unique,
  wedding_id integer not null references wedding on delete cascade,
  platform text not null,
  -- in the object store; the parts lie beside it until they are put together
  object_key text not null unique,
  file_name text not null,
  size_bytes bigint not null,
  -- of the file where it was chosen, ms: the same name, size and time are the same file
  last_modified_ms bigint not null,
  chunk_count integer not null,
  state text not null check (state in ('uploading', 'registered', 'linked')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index video_upload_of_wedding on video_upload (wedding_id, created_at desc);

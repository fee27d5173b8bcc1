-- Captions of a recording: one file a language, written anew from what staff sent.
create table caption (
  wedding_id integer not null references wedding on delete cascade,
  language text not null check (language in ('ja', 'en')),
  -- in the object store; another file has another key
  object_key text not null unique,
  -- as it was called where it came from
  file_name text not null,
  cue_count integer not null,
  -- when the last words end, ms of the recording
  end_ms bigint not null,
  created_at timestamptz not null,
  primary key (wedding_id, language)
);

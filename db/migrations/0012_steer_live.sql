-- Intermission (decision 99), the marker of the ceremony's start in programme time (decision 31), and the devices a guest
-- plays on (decision 85).
alter table live_slot
  add column intermission_at timestamptz,
  add column shortcut_at timestamptz;
-- Nothing ever wrote it.
-- squawk-ignore ban-drop-column
alter table live_slot drop column shortcut_ms;

-- Who plays at this moment, by the session of the browser; signing out frees the place.
create table live_device (
  attendant_id integer not null references attendant on delete cascade,
  session_hash bytea not null references session on delete cascade,
  seen_at timestamptz not null,
  primary key (attendant_id, session_hash)
);

-- When which alarm of a wedding was mailed last: one mail in ten minutes for each kind (decision 117).
create table live_alarm (
  wedding_id integer not null references wedding on delete cascade,
  kind text not null check (kind in ('emergencyStop', 'streaming_error', 'archive_error')),
  mailed_at timestamptz not null,
  primary key (wedding_id, kind)
);

create table chapter (
  id bigint generated always as identity primary key,
  wedding_id integer not null references wedding on delete cascade,
  -- programme time: it keeps its place however often the stream was interrupted
  program_at timestamptz not null,
  title text not null,
  created_at timestamptz not null,
  unique (wedding_id, program_at)
);

-- One live slot a wedding (decision 99); the state is a word of product text §4, spelt as it is spelt there.

create table live_slot (
  wedding_id integer primary key references wedding on delete cascade,
  provider text not null,
  -- what the provider calls it
  ref text not null,
  state text not null,
  ingest jsonb not null default '[]',
  -- stream keys, sealed; shown to staff who may write weddingVideo
  main_key_sealed text not null default '',
  spare_key_sealed text not null default '',
  delayed boolean not null default false,
  shortcut_ms integer,
  opened_at timestamptz,
  published_at timestamptz,
  -- [{programFromMs, durationMs}] in their order: programme time of a reaction → its place in the archive
  recording_parts jsonb not null default '[]',
  frames_lost_at timestamptz,
  closed_at timestamptz,
  archived_at timestamptz,
  stop_reason text,
  duration_ms integer,
  size_bytes bigint,
  mp4_key text,
  mp4_percent smallint not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index live_slot_ref on live_slot (provider, ref);
create index live_slot_active on live_slot (state);

create table live_event (
  id bigint generated always as identity primary key,
  wedding_id integer not null references wedding on delete cascade,
  at timestamptz not null,
  kind text not null,
  actor_name text not null default '',
  detail jsonb not null default '{}'
);
create index live_event_of_wedding on live_event (wedding_id, at desc);

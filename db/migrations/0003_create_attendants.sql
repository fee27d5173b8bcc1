-- Guests of one wedding: they answer, log in with the password they chose, and are nobody elsewhere.

create table attendant (
  id integer generated always as identity primary key,
  wedding_id integer not null references wedding on delete cascade,
  name text not null,
  name_kana text not null default '',
  email text,
  password_hash text,
  answer text not null check (answer in ('attendance', 'view-archive', 'absence')),
  relation_ship text not null check (relation_ship in ('friend', 'workplace', 'family')),
  reply_message text not null default '',
  nick_name text not null default '',
  tel text not null default '',
  zip text not null default '',
  prefecture_id smallint,
  address1 text not null default '',
  ng boolean not null default false,
  locale text not null default 'ja',
  -- fixed for the guest's calendar entry, raised whenever the entry changes (RFC 5545 SEQUENCE)
  calendar_sequence integer not null default 0,
  questionnaire_opened_at timestamptz,
  watched_live_seconds integer not null default 0,
  watched_archive_seconds integer not null default 0,
  answered_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index attendant_email on attendant (wedding_id, lower(email)) where email is not null;
create index attendant_of_wedding on attendant (wedding_id, answer);

-- One leaf a guest, numbered in the order they came; position and colour follow from the number (decisions 45, 96).
create table leaf (
  wedding_id integer not null references wedding on delete cascade,
  attendant_id integer not null references attendant on delete cascade,
  number integer not null,
  created_at timestamptz not null default now(),
  primary key (wedding_id, attendant_id),
  unique (wedding_id, number)
);

create table congratulation (
  id integer generated always as identity primary key,
  wedding_id integer not null references wedding on delete cascade,
  attendant_id integer not null references attendant on delete cascade,
  message text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  hidden_at timestamptz
);
create index congratulation_of_wedding on congratulation (wedding_id, created_at desc, id desc);
create index congratulation_of_attendant on congratulation (attendant_id);

-- `offset_ms` is the place in the recording once it is known; `program_at` the programme time the guest was looking at.
create table reaction (
  id bigint generated always as identity primary key,
  wedding_id integer not null references wedding on delete cascade,
  attendant_id integer not null references attendant on delete cascade,
  value text not null,
  phase text not null check (phase in ('rehearsal', 'live', 'archive')),
  program_at timestamptz,
  offset_ms integer,
  sent_at timestamptz not null
);
create index reaction_of_wedding on reaction (wedding_id, phase, program_at);

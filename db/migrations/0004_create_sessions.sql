-- Sessions and one-time tokens keep only the sha256 of what the browser or the mail holds.

create table session (
  id_hash bytea primary key,
  user_id integer references app_user on delete cascade,
  attendant_id integer references attendant on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  address text not null default '',
  user_agent text not null default '',
  check ((user_id is null) <> (attendant_id is null))
);
create index session_of_user on session (user_id) where user_id is not null;
create index session_of_attendant on session (attendant_id) where attendant_id is not null;
create index session_expiry on session (expires_at);

create table mail_token (
  id_hash bytea primary key,
  purpose text not null check (purpose in ('verify-host', 'invite', 'reset-user', 'reset-attendant', 'magic-link')),
  user_id integer references app_user on delete cascade,
  attendant_id integer references attendant on delete cascade,
  wedding_id integer references wedding on delete cascade,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_token_of_user on mail_token (user_id, purpose) where user_id is not null;

-- Five failures, then a delay of 15 minutes (decision 89). `subject` is a salted hash of who was tried.
create table login_failure (
  subject text primary key,
  failures integer not null,
  last_failed_at timestamptz not null
);

-- The same key twice has one effect and one answer, whatever the call.
create table idempotency_key (
  scope text not null,
  key text not null,
  request_hash text not null,
  recovery_point text not null default 'started',
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Who did what, when, on what. Written in the transaction of the deed; never changed.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('user', 'attendant', 'system', 'machine')),
  actor_id integer,
  actor_name text not null default '',
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  company_id integer,
  facility_id integer,
  wedding_id integer,
  detail jsonb not null default '{}',
  request_id text not null default ''
);
create index audit_of_facility on audit (facility_id, at desc) where facility_id is not null;
create index audit_of_wedding on audit (wedding_id, at desc) where wedding_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;
create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change();

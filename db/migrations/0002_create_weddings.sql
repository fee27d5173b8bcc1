-- A wedding belongs to a hall and, through it, to a facility; both are kept so that every query can carry its scope.

create table wedding (
  id integer generated always as identity primary key,
  facility_id integer not null references facility,
  hall_id integer not null,
  key text not null unique,
  reservation_id text not null,
  starts_at timestamptz not null,
  email text not null,
  num_of_attendees_div text not null default 'na',
  -- null = the hall's
  design_pattern text,
  wedding_aggregate_area text not null default 'na',
  sns_template text not null default '',
  payment_state text not null default 'not-payment'
    check (payment_state in ('not-payment', 'processed', 'deposited', 'deposit-failure', 'reconfirmation')),
  payment_state_at timestamptz,
  status text not null default 'active' check (status in ('active', 'postponed', 'canceled', 'cleaned')),
  use_pay boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  foreign key (hall_id, facility_id) references hall (id, facility_id)
);
create index wedding_by_date on wedding (facility_id, starts_at desc, id desc) where deleted_at is null;
create index wedding_by_id on wedding (facility_id, id desc) where deleted_at is null;
create index wedding_by_reservation on wedding (facility_id, reservation_id text_pattern_ops) where deleted_at is null;
create index wedding_of_hall on wedding (hall_id, starts_at) where deleted_at is null;

-- The couple: 1 groom, 2 bride (codes kept by decision 49; labels are the wedding's own).
create table organizer_profile (
  wedding_id integer not null references wedding on delete cascade,
  type smallint not null check (type in (1, 2)),
  first_name text not null default '',
  last_name text not null default '',
  maiden_name text not null default '',
  first_name_kana text not null default '',
  last_name_kana text not null default '',
  maiden_name_kana text not null default '',
  use_maiden_name boolean not null default false,
  hobby text not null default '',
  personality text not null default '',
  what_i_like text not null default '',
  one_word text not null default '',
  birthplace text not null default '',
  birthday date,
  blood_type text not null default '' check (blood_type in ('', 'A', 'B', 'O', 'AB')),
  favorite_food text not null default '',
  what_i_want_to_do text not null default '',
  updated_at timestamptz not null default now(),
  primary key (wedding_id, type)
);

create table invitation (
  wedding_id integer primary key references wedding on delete cascade,
  greetings text not null default '',
  greetings_en text not null default '',
  reply_deadline date,
  -- {startTimes, invitationGuides, attendanceGuides, programs, contents} of decision 105
  sections jsonb not null default '{}',
  main_photo_key text,
  sub_photo_key text,
  -- product text §3 calls this invitaionCreatedAt on the wire
  published_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- What the editor showed but did not save: read once by its own id, forgotten after a day.
create table invitation_preview (
  id uuid primary key,
  wedding_id integer not null references wedding on delete cascade,
  content jsonb not null,
  created_at timestamptz not null default now()
);

create table user_grant (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  scope text not null check (scope in ('admin', 'company', 'facility', 'wedding')),
  company_id integer references company,
  facility_id integer references facility,
  wedding_id integer references wedding on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  check (
    (scope = 'admin' and company_id is null and facility_id is null and wedding_id is null)
    or (scope = 'company' and company_id is not null and facility_id is null and wedding_id is null)
    or (scope = 'facility' and company_id is null and facility_id is not null and wedding_id is null)
    or (scope = 'wedding' and company_id is null and facility_id is null and wedding_id is not null)
  )
);
create unique index user_grant_once
  on user_grant (user_id, scope, coalesce(company_id, 0), coalesce(facility_id, 0), coalesce(wedding_id, 0));
create index user_grant_of_wedding on user_grant (wedding_id) where wedding_id is not null;
create index user_grant_of_facility on user_grant (facility_id) where facility_id is not null;
create index user_grant_of_company on user_grant (company_id) where company_id is not null;

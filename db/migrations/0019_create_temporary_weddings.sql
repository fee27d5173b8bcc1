-- Couples who register before their venue has set their wedding up (decisions 8, 54, 120).
alter table facility add column pre_registration boolean not null default false;

create table temporary_wedding (
  id integer generated always as identity primary key,
  facility_id integer not null references facility on delete cascade,
  hall_name text not null,
  starts_at timestamptz not null,
  email text not null,
  groom_last_name text not null,
  groom_first_name text not null,
  groom_last_name_kana text not null,
  groom_first_name_kana text not null,
  bride_last_name text not null,
  bride_first_name text not null,
  bride_last_name_kana text not null,
  bride_first_name_kana text not null,
  -- bank, branch and account as JSON, sealed; null = not told
  deposit_account_sealed text,
  -- 0 temporary, 1 rejection, 2 registration
  status smallint not null default 0 check (status in (0, 1, 2)),
  -- there was another one of this address and day already, and its sender went on
  is_duplicate boolean not null default false,
  locale text not null default 'ja',
  -- until when the couple was told to expect an answer
  answer_by date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index temporary_wedding_of_facility on temporary_wedding (facility_id, status, starts_at);
create index temporary_wedding_of_email on temporary_wedding (facility_id, lower(email));

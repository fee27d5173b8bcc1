-- Companies own facilities, facilities have halls; staff hold roles in one or more of these scopes.

create table company (
  id integer generated always as identity primary key,
  account_id text not null unique,
  name text not null,
  privacy_policy_link text not null default '',
  terms_link text not null default '',
  law_link text not null default '',
  faq_link text not null default '',
  guide_link text not null default '',
  copyright_name text not null default '',
  contract_number integer not null unique check (contract_number between 1 and 9999),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table facility (
  id integer generated always as identity primary key,
  company_id integer not null references company,
  account_id text not null unique,
  name text not null,
  homepage text not null default '',
  contact_phone text not null default '',
  contact_hours text not null default '',
  -- ten-thousandths: 500 = 5 %
  commission_rate integer not null check (commission_rate between 0 and 10000),
  contract_number integer not null unique check (contract_number between 1 and 9999),
  archive_video_amount integer not null default 0 check (archive_video_amount between 0 and 9999999),
  sell_archive_video boolean not null default false,
  throw_money_enabled boolean not null default false,
  payment_error_emails text[] not null default '{}',
  payment_fixed_emails text[] not null default '{}',
  questionnaire_url text not null default '',
  wedding_aggregate_area text not null default 'na',
  gateway_shop_id text not null default '',
  -- AES-256-GCM under the product's own key; never leaves the server
  gateway_shop_pass_sealed text not null default '',
  gateway_environment text not null default 'test',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (id, company_id)
);
create index facility_of_company on facility (company_id) where deleted_at is null;

create table hall (
  id integer generated always as identity primary key,
  facility_id integer not null references facility,
  name text not null,
  venue text not null default '',
  design_pattern text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (id, facility_id)
);
create index hall_of_facility on hall (facility_id) where deleted_at is null;

create table app_user (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  password_hash text,
  locale text not null default 'ja',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index app_user_email on app_user (lower(email)) where deleted_at is null;

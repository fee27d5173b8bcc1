-- The platform's mail addresses. At most one row; without one, and for an empty field, the environment applies.
create table platform_setting (
  id integer primary key check (id = 1),
  email text not null default '',
  emergency_destination text[] not null default '{}',
  live_error_destination text[] not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

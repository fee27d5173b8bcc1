-- Keys by which programs act for a user. Only the sha256 is kept; `beginning` tells one from another.
create table api_key (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  key_hash bytea not null unique,
  beginning text not null,
  name text not null,
  -- The permission names it is cut to; null = all of its owner's, of the moment it is used.
  permissions text[],
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index api_key_of_user on api_key (user_id);

-- By which key a user did it; null = by himself. Keys are deleted, the audit is not: no reference.
alter table audit add column api_key_id integer;

-- The filters that a person saved under a name, for one list: the page of the list is named by its path.
create table saved_filter (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  list text not null,
  name text not null,
  -- The filters as they are in the URL, by name.
  filters jsonb not null,
  created_at timestamptz not null,
  unique (user_id, list, name)
);

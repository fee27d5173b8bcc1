-- The picture that stands for a recording until it plays: a frame of it that staff have chosen.
create table poster (
  wedding_id integer primary key references wedding on delete cascade,
  -- in the object store; another picture has another key
  object_key text not null unique,
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);

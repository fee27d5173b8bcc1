-- What a wedding asks its guests for beside name and answer (decisions 43, 107), and what guests say in return.
alter table wedding
  add column asks_contact boolean not null default true,
  add column asks_companions boolean not null default true,
  add column asks_id_photo boolean not null default false;

-- Pictures lie in the object store under these keys: the face everybody in the audience sees, the one only hosts and staff do.
-- A guest who was erased but has paid keeps his row without anything that says who he was.
alter table attendant
  add column allergy text not null default '',
  add column avatar_key text,
  add column id_photo_key text,
  add column erased_at timestamptz;
create index attendant_id_photo on attendant (wedding_id) where id_photo_key is not null;

-- Who comes along on one answer, in the order they were written down.
create table companion (
  attendant_id integer not null references attendant on delete cascade,
  place smallint not null,
  name text not null,
  is_child boolean not null default false,
  primary key (attendant_id, place)
);

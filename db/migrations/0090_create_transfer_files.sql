-- The venue's bank carries transfers out by a file: made once of each ordered transfer, and kept as it was made.

create table transfer_consignor (
  facility_id integer primary key references facility,
  -- given by the bank
  code text not null,
  name text not null,
  bank_number text not null,
  bank_name text not null,
  branch_number text not null,
  branch_name text not null,
  account_type smallint not null constraint transfer_consignor_account_type_check check (account_type in (1, 2)),
  account_number text not null,
  version integer not null check (version >= 1),
  updated_by integer references app_user,
  updated_at timestamptz not null
);
create index transfer_consignor_of_user on transfer_consignor (updated_by) where updated_by is not null;

create table transfer_file (
  id integer generated always as identity primary key,
  facility_id integer not null references facility,
  number integer not null check (number >= 1),
  transfer_on date not null,
  transfer_count integer not null check (transfer_count >= 1),
  total_yen bigint not null check (total_yen >= 1),
  -- null once a wedding in it is erased
  content bytea,
  sha256 text not null,
  made_by integer references app_user,
  made_at timestamptz not null,
  unique (facility_id, number)
);
create index transfer_file_of_maker on transfer_file (made_by) where made_by is not null;

alter table transfer add column file_id integer;
-- Nothing is served while migrations run.
-- squawk-ignore adding-foreign-key-constraint
alter table transfer add constraint transfer_file_id_fkey foreign key (file_id) references transfer_file not valid;
-- squawk-ignore constraint-missing-not-valid
alter table transfer validate constraint transfer_file_id_fkey;
-- squawk-ignore require-concurrent-index-creation
create index transfer_of_file on transfer (file_id) where file_id is not null;

-- A transfer is in one file at most, so that the bank cannot carry it out twice.
create function keep_transfer_file() returns trigger language plpgsql as $$
begin
  raise exception 'transfer % is in file % already', new.id, old.file_id using errcode = '23514';
end $$;
create trigger transfer_keeps_file before update of file_id on transfer
  for each row when (old.file_id is not null and new.file_id is distinct from old.file_id)
  execute function keep_transfer_file();

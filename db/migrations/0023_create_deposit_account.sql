-- The couple's bank account that their gifts are transferred to. Numbers are texts for their leading zeros (decision 67).
create table deposit_account (
  wedding_id integer primary key references wedding on delete cascade,
  bank_name text not null,
  bank_name_kana text not null,
  bank_number text not null,
  branch_name text not null,
  branch_name_kana text not null,
  branch_number text not null,
  -- product text §3: 1 ordinary, 2 current
  type smallint not null check (type in (1, 2)),
  account_number text not null check (account_number ~ '^[0-9]{7}$'),
  account_holder text not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

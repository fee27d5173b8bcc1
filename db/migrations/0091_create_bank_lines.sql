-- The lines of a bank's statement, linked by hand to the transfers that they paid.

create table bank_line (
  id integer generated always as identity primary key,
  booked_on date not null,
  amount_yen bigint not null check (amount_yen >= 1),
  -- as the bank writes it
  name text not null,
  -- of day, amount and name, and of how many such lines come before it in its statement
  fingerprint text not null unique,
  imported_by integer references app_user,
  imported_at timestamptz not null,
  transfer_id integer unique references transfer,
  -- at the time of the link
  score smallint check (score between 0 and 100),
  linked_by integer references app_user,
  linked_at timestamptz,
  constraint bank_line_link check (
    (transfer_id is null) = (linked_at is null) and (transfer_id is null) = (score is null)
  )
);
create index bank_line_by_day on bank_line (booked_on, id);
create index bank_line_of_importer on bank_line (imported_by) where imported_by is not null;
create index bank_line_of_linker on bank_line (linked_by) where linked_by is not null;
-- squawk-ignore require-concurrent-index-creation
create index transfer_by_amount on transfer (amount_yen);

-- The platform invoices each venue for its commission, once a month. What is issued never changes, every entry of the
-- ledger is in exactly one invoice, and the numbers of a year have no gap.

alter table platform_setting
  add column issuer_name text not null default '',
  add column issuer_name_en text not null default '',
  add column issuer_address text not null default '',
  add column issuer_address_en text not null default '',
  add column registration_number text not null default '',
  add column issuer_bank text not null default '',
  add column issuer_bank_en text not null default '',
  add column invoice_due_rule text not null default 'next-month-end';
alter table platform_setting add constraint platform_setting_invoice_due_rule_check
  check (invoice_due_rule in ('next-month-end', 'second-month-end')) not valid;

-- A month of the ledger that was closed; it has a row also if no venue had entries.
create table accounting_month (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  closed_at timestamptz not null,
  -- null: closed by the product itself
  closed_by integer references app_user
);
create index accounting_month_of_user on accounting_month (closed_by) where closed_by is not null;

create table invoice (
  id integer generated always as identity primary key,
  facility_id integer not null references facility,
  month text not null references accounting_month,
  -- the number: the year of issue in Japan, and its serial number from 1
  year integer not null,
  serial integer not null check (serial >= 1),
  total_yen bigint not null,
  issued_at timestamptz not null,
  -- the document as issued
  content jsonb not null
);
create unique index invoice_number on invoice (year, serial);
create unique index invoice_of_facility on invoice (facility_id, month);
create index invoice_of_month on invoice (month);

create table invoice_entry (
  -- the key: no entry can be in two invoices
  entry_id bigint primary key references journal_entry,
  facility_id integer not null references facility,
  month text not null references accounting_month,
  -- checked at the commit, because the entries are counted before the invoice is written
  foreign key (facility_id, month) references invoice (facility_id, month) deferrable initially deferred
);
create index invoice_entry_of_invoice on invoice_entry (facility_id, month);
create index invoice_entry_of_month on invoice_entry (month);

create trigger accounting_month_is_append_only before update or delete on accounting_month
  for each row execute function refuse_change();
create trigger invoice_is_append_only before update or delete on invoice
  for each row execute function refuse_change();
create trigger invoice_entry_is_append_only before update or delete on invoice_entry
  for each row execute function refuse_change();

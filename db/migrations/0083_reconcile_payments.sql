-- Every morning the payments of each facility are compared with the gateway. A night without differences is a run too.
create table reconciliation_run (
  id integer generated always as identity primary key,
  facility_id integer not null references facility,
  due_at timestamptz not null,
  -- where the run continues after its worker died
  last_payment_id integer not null default 0,
  asked_count integer not null default 0,
  finished_at timestamptz,
  unique (facility_id, due_at)
);

create table payment_difference (
  id integer generated always as identity primary key,
  run_id integer not null references reconciliation_run,
  payment_id integer not null references payment,
  kind text not null constraint payment_difference_kind_check
    check (kind in ('missing', 'unexpected-money', 'status', 'amount', 'date', 'refused')),
  gateway_status text not null,
  gateway_amount_yen integer,
  found_at timestamptz not null,
  resolved_at timestamptz
);
create index payment_difference_of_run on payment_difference (run_id);
create index payment_difference_of_payment on payment_difference (payment_id);
create unique index payment_difference_open on payment_difference (payment_id, kind) where resolved_at is null;

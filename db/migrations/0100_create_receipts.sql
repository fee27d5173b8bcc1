-- The receipt of a captured payment, issued once under the name that its guest has chosen. It never changes; only an
-- erasure empties the name.
create table receipt (
  payment_id integer primary key references payment (id),
  attendant_id integer not null references attendant (id),
  number text not null,
  name text not null,
  company_name text not null,
  facility_name text not null,
  phone text not null,
  issued_at timestamptz not null,
  constraint receipt_number_key unique (number)
);
create index receipt_of_attendant on receipt (attendant_id);

create function refuse_change_of_receipt() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.name = '' and to_jsonb(new) - 'name' = to_jsonb(old) - 'name' then
    return new;
  end if;
  raise exception 'a receipt does not change once it is issued' using errcode = '23514';
end $$;

create trigger receipt_does_not_change before update or delete on receipt
  for each row execute function refuse_change_of_receipt();

-- The double-entry ledger: who owes whom after every captured and returned payment. It is append-only, and an entry
-- whose lines do not sum to zero cannot be committed.

create table journal_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('gift-captured', 'film-sold', 'gift-returned', 'film-returned')),
  facility_id integer not null references facility,
  wedding_id integer not null references wedding,
  payment_id integer not null references payment,
  -- how many lines belong to it, so that none can be added later
  line_count smallint not null check (line_count >= 2)
);
-- a payment is captured once and returned once
create unique index journal_entry_once on journal_entry (payment_id, kind);
create index journal_entry_of_facility on journal_entry (facility_id, at);
create index journal_entry_of_wedding on journal_entry (wedding_id, at);

create table journal_line (
  entry_id bigint not null references journal_entry,
  account text not null check (account in ('gateway-receivable', 'couple-payable', 'commission-payable', 'film-revenue')),
  -- a debit is positive, a credit negative
  amount_yen bigint not null check (amount_yen <> 0),
  -- copied from the entry, so that a balance is one range of one index
  at timestamptz not null,
  facility_id integer not null references facility,
  wedding_id integer not null references wedding,
  primary key (entry_id, account)
);
create index journal_line_balance on journal_line (facility_id, account, at) include (wedding_id, amount_yen);
create index journal_line_of_wedding on journal_line (wedding_id, account) include (at, amount_yen);

-- The payments so far.
insert into journal_entry (at, kind, facility_id, wedding_id, payment_id, line_count)
select entry.at, entry.kind, facility_id, wedding_id, payment.id,
  1 + (amount_yen > commission)::integer + (commission > 0)::integer
from payment
cross join lateral (select amount_yen::bigint * commission_rate / 10000 as commission) computed
cross join lateral (
  select captured_at as at, case purpose when 'gift' then 'gift-captured' else 'film-sold' end as kind
  union all
  select
    coalesce(
      (
        select max(payment_event.at) from payment_event
        where payment_id = payment.id and from_state = 'CAPTURED' and to_state = 'REFUNDED'
      ),
      updated_at
    ),
    case purpose when 'gift' then 'gift-returned' else 'film-returned' end
  where state = 'REFUNDED'
) entry
where state in ('CAPTURED', 'REFUNDED')
order by entry.at, payment.id;

insert into journal_line (entry_id, account, amount_yen, at, facility_id, wedding_id)
select entry.id, account, case when kind in ('gift-returned', 'film-returned') then -line.amount else line.amount end,
  entry.at, entry.facility_id, entry.wedding_id
from journal_entry entry
join payment on payment.id = payment_id
cross join lateral (select amount_yen::bigint * commission_rate / 10000 as commission) computed
cross join lateral (
  values
    ('gateway-receivable', amount_yen::bigint),
    (case purpose when 'gift' then 'couple-payable' else 'film-revenue' end, commission - amount_yen),
    ('commission-payable', -commission)
) line (account, amount)
where line.amount <> 0;

-- Stops the migration if the ledger differs by a yen from the payments, added up in another way.
do $$
declare
  expected record;
  actual record;
begin
  select coalesce(sum(amount_yen), 0) as received, coalesce(sum(floor(amount_yen * (commission_rate / 10000.0))), 0) as commission
  into expected from payment where state = 'CAPTURED';
  select
    coalesce(sum(amount_yen) filter (where account = 'gateway-receivable'), 0) as received,
    -coalesce(sum(amount_yen) filter (where account = 'commission-payable'), 0) as commission,
    coalesce(sum(amount_yen), 0) as total
  into actual from journal_line;
  if actual.received <> expected.received or actual.commission <> expected.commission or actual.total <> 0 then
    raise exception 'the ledger % differs from the payments %', actual, expected;
  end if;
end $$;

create function check_journal_entry() returns trigger language plpgsql as $$
declare
  entry_id_of_row bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
begin
  if not exists (
    select from journal_entry entry
    join journal_line line on line.entry_id = entry.id
    where entry.id = entry_id_of_row
    group by entry.id
    having sum(line.amount_yen) = 0 and count(*) = entry.line_count
      and bool_and((line.at, line.facility_id, line.wedding_id) = (entry.at, entry.facility_id, entry.wedding_id))
  ) then
    raise exception 'the lines of journal entry % do not balance', entry_id_of_row using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger journal_entry_balances after insert on journal_entry
  deferrable initially deferred for each row execute function check_journal_entry('id');
create constraint trigger journal_line_balances after insert on journal_line
  deferrable initially deferred for each row execute function check_journal_entry('entry_id');
create trigger journal_entry_is_append_only before update or delete on journal_entry
  for each row execute function refuse_change();
create trigger journal_line_is_append_only before update or delete on journal_line
  for each row execute function refuse_change();

-- A payment cannot become captured or refunded without its entry in the same transaction.
create function check_payment_is_posted() returns trigger language plpgsql as $$
begin
  if not exists (
    select from journal_entry
    where payment_id = new.id
      and kind = case new.state when 'CAPTURED' then
          case new.purpose when 'gift' then 'gift-captured' else 'film-sold' end
        else case new.purpose when 'gift' then 'gift-returned' else 'film-returned' end end
  ) then
    raise exception 'payment % became % without a journal entry', new.id, new.state using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger payment_is_posted after update of state on payment
  deferrable initially deferred for each row
  when (new.state in ('CAPTURED', 'REFUNDED') and old.state <> new.state)
  execute function check_payment_is_posted();

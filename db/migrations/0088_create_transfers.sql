-- The amount of each wedding's gifts is fixed once, and transferred to the couple: ordered, perhaps approved by a second
-- person, confirmed or failed. Every step that moves money has its entry in the ledger.

alter table facility add column transfer_approval boolean not null default false;
-- Nothing is served while migrations run.
-- squawk-ignore adding-foreign-key-constraint
alter table deposit_account add column updated_by integer references app_user;
create index deposit_account_of_user on deposit_account (updated_by) where updated_by is not null;

create table gift_freeze (
  wedding_id integer primary key references wedding,
  fixed_at timestamptz not null,
  amount_yen bigint not null check (amount_yen >= 0),
  -- gifts sent in time whose outcome was still unknown a day later
  left_out integer not null check (left_out >= 0),
  run_at timestamptz not null,
  -- when the couple were asked again for an account
  reminded_at timestamptz
);

create table transfer (
  id integer generated always as identity primary key,
  wedding_id integer not null references wedding,
  facility_id integer not null references facility,
  -- 0 is the fixed amount, 1 and later are supplements
  number smallint not null check (number >= 0),
  attempt smallint not null check (attempt >= 1),
  amount_yen bigint not null check (amount_yen > 0),
  state text not null constraint transfer_state_check
    check (state in ('awaiting-approval', 'ordered', 'confirmed', 'failed', 'canceled')),
  -- null once the wedding is erased
  account jsonb,
  ordered_by integer references app_user,
  ordered_at timestamptz not null,
  approved_by integer references app_user,
  approved_at timestamptz,
  ended_by integer references app_user,
  ended_at timestamptz,
  reason text not null default '',
  unique (wedding_id, number, attempt)
);
create unique index transfer_open on transfer (wedding_id) where state in ('awaiting-approval', 'ordered');
create index transfer_of_facility on transfer (facility_id, ordered_at);
create index transfer_of_orderer on transfer (ordered_by) where ordered_by is not null;
create index transfer_of_approver on transfer (approved_by) where approved_by is not null;
create index transfer_of_ender on transfer (ended_by) where ended_by is not null;

-- squawk-ignore ban-drop-not-null
alter table journal_entry alter column payment_id drop not null;
alter table journal_entry add column transfer_id integer;
-- squawk-ignore adding-foreign-key-constraint
alter table journal_entry add constraint journal_entry_transfer_id_fkey foreign key (transfer_id) references transfer not valid;
-- squawk-ignore constraint-missing-not-valid
alter table journal_entry validate constraint journal_entry_transfer_id_fkey;
-- squawk-ignore require-concurrent-index-creation
create unique index journal_entry_once_of_transfer on journal_entry (transfer_id, kind) where transfer_id is not null;

alter table journal_entry drop constraint journal_entry_kind_check;
alter table journal_entry add constraint journal_entry_kind_check check (
  kind in (
    'gift-captured', 'film-sold', 'gift-returned', 'film-returned',
    'transfer-ordered', 'transfer-confirmed', 'transfer-failed', 'claim-settled'
  )
) not valid;
-- squawk-ignore constraint-missing-not-valid
alter table journal_entry validate constraint journal_entry_kind_check;
alter table journal_entry add constraint journal_entry_source check (
  case when kind in ('transfer-ordered', 'transfer-confirmed', 'transfer-failed')
    then transfer_id is not null and payment_id is null
    else payment_id is not null and transfer_id is null end
) not valid;
-- squawk-ignore constraint-missing-not-valid
alter table journal_entry validate constraint journal_entry_source;

alter table journal_line drop constraint journal_line_account_check;
alter table journal_line add constraint journal_line_account_check check (
  account in (
    'gateway-receivable', 'couple-payable', 'commission-payable', 'film-revenue', 'carried-returns', 'couple-claim',
    'transfer-in-flight', 'bank'
  )
) not valid;
-- squawk-ignore constraint-missing-not-valid
alter table journal_line validate constraint journal_line_account_check;

-- Transfers that were recorded as a state of the wedding only: of everything the ledger owes their couples.
insert into transfer (wedding_id, facility_id, number, attempt, amount_yen, state, account, ordered_at, ended_at)
select wedding.id, wedding.facility_id, 0, 1, owed.amount,
  case payment_state when 'processed' then 'ordered' when 'deposited' then 'confirmed' else 'failed' end,
  case when account.wedding_id is not null then jsonb_build_object(
    'bankName', account.bank_name, 'bankNameKana', account.bank_name_kana, 'bankNumber', account.bank_number,
    'branchName', account.branch_name, 'branchNameKana', account.branch_name_kana,
    'branchNumber', account.branch_number, 'type', account.type, 'accountNumber', account.account_number,
    'accountHolder', account.account_holder, 'version', account.version
  ) end,
  coalesce(payment_state_at, now()),
  case when payment_state <> 'processed' then coalesce(payment_state_at, now()) end
from wedding
join lateral (
  select -sum(amount_yen) as amount from journal_line where wedding_id = wedding.id and account = 'couple-payable'
) owed on owed.amount > 0
left join deposit_account account on account.wedding_id = wedding.id
where payment_state <> 'not-payment'
order by wedding.id;

insert into journal_entry (at, kind, facility_id, wedding_id, transfer_id, line_count)
select ordered_at, entry.kind, facility_id, wedding_id, transfer.id, 2
from transfer
cross join lateral (
  values ('transfer-ordered', 1),
    (case state when 'confirmed' then 'transfer-confirmed' when 'failed' then 'transfer-failed' end, 2)
) entry (kind, place)
where entry.kind is not null
order by transfer.id, entry.place;

insert into journal_line (entry_id, account, amount_yen, at, facility_id, wedding_id)
select entry.id, line.account, line.amount, entry.at, entry.facility_id, entry.wedding_id
from journal_entry entry
join transfer on transfer.id = transfer_id
cross join lateral (
  values
    (case kind when 'transfer-ordered' then 'couple-payable' else 'transfer-in-flight' end, amount_yen),
    (case kind when 'transfer-ordered' then 'transfer-in-flight' when 'transfer-confirmed' then 'bank'
      else 'couple-payable' end, -amount_yen)
) line (account, amount);

-- Stops the migration if what was transferred differs by a yen from the payments, added up in another way.
do $$
declare
  expected record;
  actual record;
begin
  with owed as (
    select payment_state,
      coalesce(sum(payment.amount_yen - floor(payment.amount_yen * (payment.commission_rate / 10000.0)))
        filter (where payment.state = 'CAPTURED'), 0) +
      coalesce(sum(payment.amount_yen - floor(payment.amount_yen * (payment.commission_rate / 10000.0)))
        filter (where payment.state = 'REFUNDED' and exists (
          select from journal_entry entry join journal_line line on line.entry_id = entry.id
          where entry.payment_id = payment.id and line.account in ('carried-returns', 'couple-claim')
        )), 0) as amount
    from payment join wedding on wedding.id = payment.wedding_id
    where purpose = 'gift' and payment.state in ('CAPTURED', 'REFUNDED') and payment_state <> 'not-payment'
    group by wedding.id, payment_state
  )
  select coalesce(sum(amount) filter (where payment_state = 'deposited'), 0) as paid,
    coalesce(sum(amount) filter (where payment_state = 'processed'), 0) as in_flight
  into expected from owed;
  select -coalesce(sum(amount_yen) filter (where account = 'bank'), 0) as paid,
    -coalesce(sum(amount_yen) filter (where account = 'transfer-in-flight'), 0) as in_flight,
    coalesce(sum(amount_yen), 0) as total
  into actual from journal_line;
  if actual.paid <> expected.paid or actual.in_flight <> expected.in_flight or actual.total <> 0 then
    raise exception 'the transfers % differ from the payments %', actual, expected;
  end if;
end $$;

-- A transfer cannot be ordered, confirmed or failed without its entry in the same transaction.
create function check_transfer_is_posted() returns trigger language plpgsql as $$
begin
  if not exists (
    select from journal_entry where transfer_id = new.id and kind = 'transfer-' || new.state
  ) then
    raise exception 'transfer % became % without a journal entry', new.id, new.state using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger transfer_is_posted after insert or update of state on transfer
  deferrable initially deferred for each row
  when (new.state in ('ordered', 'confirmed', 'failed'))
  execute function check_transfer_is_posted();

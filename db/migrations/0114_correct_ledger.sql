-- A person may correct some accounts of the ledger by hand, with a reason and the approval of a second person. An
-- approved correction has its entry in the same transaction. It belongs to a venue, and perhaps to one of its weddings.

create table correction (
  id integer generated always as identity primary key,
  facility_id integer not null references facility,
  -- null: it is about the venue only
  wedding_id integer references wedding,
  debit_account text not null,
  credit_account text not null,
  amount_yen bigint not null check (amount_yen > 0),
  reason text not null,
  state text not null,
  proposed_by integer not null references app_user,
  proposed_at timestamptz not null,
  -- who approved, declined or withdrew it
  decided_by integer references app_user,
  decided_at timestamptz,
  decided_reason text not null default '',
  constraint correction_debit_account_check
    check (debit_account in ('couple-payable', 'commission-payable', 'film-revenue', 'carried-returns')),
  constraint correction_credit_account_check
    check (credit_account in ('couple-payable', 'commission-payable', 'film-revenue', 'carried-returns')),
  constraint correction_state_check check (state in ('waiting', 'approved', 'declined', 'withdrawn')),
  constraint correction_sides check (debit_account <> credit_account),
  constraint correction_of_couple
    check (wedding_id is not null or 'couple-payable' not in (debit_account, credit_account)),
  constraint correction_by_two check (
    case state when 'waiting' then decided_by is null and decided_at is null
      when 'withdrawn' then decided_by is not null and decided_at is not null and decided_by = proposed_by
      else decided_by is not null and decided_at is not null and decided_by <> proposed_by end
  )
);
create index correction_by_time on correction (proposed_at, id);
create index correction_of_facility on correction (facility_id);
create index correction_of_wedding on correction (wedding_id) where wedding_id is not null;
create index correction_of_proposer on correction (proposed_by);
create index correction_of_decider on correction (decided_by) where decided_by is not null;

-- Only an erasure empties the reasons of a correction; all else stays once it is decided.
create function refuse_change_of_correction() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.reason = '' and new.decided_reason = ''
      and to_jsonb(new) - 'reason' - 'decided_reason' = to_jsonb(old) - 'reason' - 'decided_reason' then
      return new;
    end if;
    if old.state = 'waiting'
      and to_jsonb(new) - 'state' - 'decided_by' - 'decided_at' - 'decided_reason'
        = to_jsonb(old) - 'state' - 'decided_by' - 'decided_at' - 'decided_reason' then
      return new;
    end if;
  end if;
  raise exception 'a correction does not change once it is decided' using errcode = '23514';
end $$;
create trigger correction_does_not_change before update or delete on correction
  for each row execute function refuse_change_of_correction();

-- squawk-ignore ban-drop-not-null
alter table journal_entry alter column wedding_id drop not null;
-- squawk-ignore ban-drop-not-null
alter table journal_line alter column wedding_id drop not null;
alter table journal_entry add column correction_id integer;
-- Nothing is served while migrations run.
-- squawk-ignore adding-foreign-key-constraint
alter table journal_entry add constraint journal_entry_correction_id_fkey
  foreign key (correction_id) references correction not valid;
-- squawk-ignore constraint-missing-not-valid
alter table journal_entry validate constraint journal_entry_correction_id_fkey;
-- squawk-ignore require-concurrent-index-creation
create unique index journal_entry_once_of_correction on journal_entry (correction_id) where correction_id is not null;

alter table journal_entry drop constraint journal_entry_kind_check;
alter table journal_entry add constraint journal_entry_kind_check check (
  kind in (
    'gift-captured', 'film-sold', 'gift-returned', 'film-returned', 'correction',
    'transfer-ordered', 'transfer-confirmed', 'transfer-failed', 'claim-settled'
  )
) not valid;
-- squawk-ignore constraint-missing-not-valid
alter table journal_entry validate constraint journal_entry_kind_check;
alter table journal_entry drop constraint journal_entry_source;
alter table journal_entry add constraint journal_entry_source check (
  case when kind in ('transfer-ordered', 'transfer-confirmed', 'transfer-failed')
      then transfer_id is not null and payment_id is null and correction_id is null
    when kind = 'correction' then correction_id is not null and payment_id is null and transfer_id is null
    else payment_id is not null and transfer_id is null and correction_id is null end
  and (kind = 'correction' or wedding_id is not null)
) not valid;
-- squawk-ignore constraint-missing-not-valid
alter table journal_entry validate constraint journal_entry_source;

create or replace function check_journal_entry() returns trigger language plpgsql as $$
declare
  entry_id_of_row bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
begin
  if not exists (
    select from journal_entry entry
    join journal_line line on line.entry_id = entry.id
    where entry.id = entry_id_of_row
    group by entry.id
    having sum(line.amount_yen) = 0 and count(*) = entry.line_count
      and bool_and(
        (line.at, line.facility_id) = (entry.at, entry.facility_id)
        and line.wedding_id is not distinct from entry.wedding_id
      )
  ) then
    raise exception 'the lines of journal entry % do not balance', entry_id_of_row using errcode = '23514';
  end if;
  return null;
end $$;

-- A correction is approved if, and only if, its entry moves its amount between its two accounts.
create function check_correction_is_posted() returns trigger language plpgsql as $$
declare
  id_of_row integer := (to_jsonb(new) ->> tg_argv[0])::integer;
begin
  if not exists (
    select from correction
    join journal_entry entry on entry.correction_id = correction.id
    join journal_line debit on debit.entry_id = entry.id and debit.account = correction.debit_account
    join journal_line credit on credit.entry_id = entry.id and credit.account = correction.credit_account
    where correction.id = id_of_row and correction.state = 'approved' and entry.line_count = 2
      and debit.amount_yen = correction.amount_yen and credit.amount_yen = 0 - correction.amount_yen
      and entry.facility_id = correction.facility_id
      and entry.wedding_id is not distinct from correction.wedding_id
      and entry.at = correction.decided_at
  ) then
    raise exception 'correction % and its journal entry differ', id_of_row using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger correction_is_posted after insert or update of state on correction
  deferrable initially deferred for each row
  when (new.state = 'approved')
  execute function check_correction_is_posted('id');
create constraint trigger journal_entry_is_of_correction after insert on journal_entry
  deferrable initially deferred for each row
  when (new.correction_id is not null)
  execute function check_correction_is_posted('correction_id');

import type { Db } from '@kotohogi/server/platform/db/connect';
import { sql } from 'kysely';
import { hash } from '../back-office/bulk.ts';

/** The yen that the platform keeps of a payment. */
const COMMISSION = sql`(payment.amount_yen::bigint * payment.commission_rate / 10000)`;
/** Transfers that moved money. */
const EFFECTIVE = sql`('ordered', 'confirmed', 'failed', 'retried')`;

/**
 * One payment of each guest, in the order of their start: nine of ten are gifts, one of a hundred was returned, most of
 * those a day later, some when the couple had been paid. Three of a hundred did not work.
 */
export async function storePayments(tx: Db): Promise<void> {
  await sql`analyze attendant`.execute(tx);
  await sql`
    insert into payment (order_id, purpose, wedding_id, facility_id, attendant_id, method, amount_yen, state, deadline_at,
      masked_card_no, card_brand, access_id, gateway_status, commission_rate, processed_at, captured_at, created_at,
      updated_at)
    select lpad(facility_id::text, 4, '0') || to_char(started at time zone 'Asia/Tokyo', '-YYMMDDHH24MISS-')
        || case when is_film then 'A' else 'G' end || to_hex(n),
      case when is_film then 'archive-video' else 'gift' end, wedding_id, facility_id, attendant_id,
      case when is_wallet then 'PAYPAY' else 'CREDIT' end,
      case when is_film then 5500 else (array[3000, 5000, 10000, 10000, 20000, 30000, 33333])[1 + h % 7] end, state,
      started + interval '30 minutes', case when is_wallet then '' else '************0000' end,
      case when is_wallet then '' else (array['Visa', 'Mastercard', 'JCB', 'Amex'])[1 + h % 4] end,
      md5('access' || n), case state when 'CAPTURED' then 'SALES' when 'REFUNDED' then 'RETURN' else '' end,
      case when is_paid then commission_rate end, started + interval '40 seconds',
      case when is_paid then started + interval '40 seconds' end, started,
      case when state = 'REFUNDED' then returned else started + interval '40 seconds' end
    from (
      select row_number() over (order by started, attendant_id) as n, *, state in ('CAPTURED', 'REFUNDED') as is_paid
      from (
        select attendant.id as attendant_id, wedding_id, facility_id, commission_rate, h, started, returned,
          attendant.id % 10 = 0 as is_film, h % 4 = 0 as is_wallet,
          case when h % 100 = 7 then case when returned < now() then 'REFUNDED' else 'CAPTURED' end
            when h % 100 in (8, 9) then 'FAILED' when h % 100 = 10 then 'CANCELED' else 'CAPTURED' end as state
        from attendant
        join wedding on wedding.id = wedding_id
        join facility on facility.id = facility_id
        cross join lateral (select ${hash('attendant.id', 4)} as h) mixed
        cross join lateral (
          select starts_at - interval '26 hours' + ${hash('attendant.id', 5)} % 172800 * interval '1 second' as started
        ) start
        cross join lateral (
          select started + case when h % 1000 = 7 then interval '20 days' else interval '1 day' end as returned
        ) back
        where started < now() - interval '10 minutes'
      ) made
    ) numbered order by n`.execute(tx);
  await sql`analyze payment`.execute(tx);
  await storeEvents(tx);
  await sql`insert into gift (payment_id, wedding_id, attendant_id, message, created_at)
    select id, wedding_id, attendant_id, 'おめでとうございます', created_at from payment where purpose = 'gift' order by id`.execute(
    tx,
  );
  await sql`
    insert into archive_sale (payment_id, wedding_id, attendant_id, price_yen, is_live, expires_at, created_at)
    select id, wedding_id, attendant_id, amount_yen, state = 'CAPTURED',
      case when state = 'CAPTURED' then captured_at + interval '30 days' end, created_at
    from payment where purpose = 'archive-video' order by id`.execute(tx);
}

/** What happened to each payment; the newest event of one in 2,000 has an alarm. */
async function storeEvents(tx: Db): Promise<void> {
  await sql`
    insert into payment_event (payment_id, at, kind, from_state, to_state, alarm)
    select payment.id, step.at, step.kind, step.from_state, step.to_state, step.alarm
    from payment cross join lateral (values
      (1, created_at, 'started', 'INITIALIZED', 'INITIALIZED', null),
      (2, created_at + interval '2 seconds', 'entered', 'INITIALIZED', 'ENTRY', null),
      (3, processed_at, case when captured_at is null then 'refused' else 'captured' end, 'ENTRY',
        case when captured_at is null then state else 'CAPTURED' end,
        case when payment.id % 2000 = 0 then 'amount-differs' end),
      (4, updated_at - interval '1 minute', 'refund-ordered', 'CAPTURED', 'CAPTURED', null),
      (5, updated_at, 'canceled', 'CAPTURED', 'REFUNDED', null)
    ) step (place, at, kind, from_state, to_state, alarm)
    where place <= 3 or state = 'REFUNDED' order by payment.id, place`.execute(tx);
}

/** The fixed amount of each wedding whose gifts have closed, its transfers, and the lines of the banks. */
export async function storeTransfers(tx: Db): Promise<void> {
  await sql`
    insert into gift_freeze (wedding_id, fixed_at, amount_yen, left_out, run_at)
    select made.id, (day + 4)::timestamp at time zone 'Asia/Tokyo',
      coalesce(sum(amount_yen - ${COMMISSION}) filter (
        where state = 'CAPTURED' or (state = 'REFUNDED' and updated_at > captured_at + interval '2 days')
      ), 0), 0, (day + 4 + time '09:10') at time zone 'Asia/Tokyo'
    from bench_wedding made left join payment on wedding_id = made.id and purpose = 'gift'
    where fate <> 'gifts' group by made.id, day`.execute(tx);
  await sql`analyze gift_freeze, deposit_account`.execute(tx);
  await sql`
    insert into transfer (wedding_id, facility_id, number, attempt, amount_yen, state, account, ordered_at, ended_at,
      reason)
    select made.id, venue, 0, attempt, amount_yen, state, jsonb_build_object(
        'bankName', bank_name, 'bankNameKana', bank_name_kana, 'bankNumber', bank_number,
        'branchName', branch_name, 'branchNameKana', branch_name_kana, 'branchNumber', branch_number,
        'type', type, 'accountNumber', account_number, 'accountHolder', account_holder, 'version', version),
      (day + days + time '10:00') at time zone 'Asia/Tokyo',
      case when state in ('confirmed', 'failed') then (day + days + 1 + time '15:00') at time zone 'Asia/Tokyo' end,
      case when state = 'failed' then '該当する口座がありません' else '' end
    from bench_wedding made
    join gift_freeze on gift_freeze.wedding_id = made.id
    join deposit_account account on account.wedding_id = made.id
    cross join lateral (
      select 1 as attempt, 8 as days, case fate when 'retried' then 'failed' when 'awaiting' then 'awaiting-approval'
        else fate end as state where fate in ('awaiting', 'ordered', 'confirmed', 'failed', 'retried')
      union all select 2, 12, 'confirmed' where fate = 'retried'
    ) sent
    where amount_yen > 0 order by day + days, made.id`.execute(tx);
  await sql`
    insert into bank_line (booked_on, amount_yen, name, fingerprint, imported_at, transfer_id, score, linked_at)
    select (ended_at at time zone 'Asia/Tokyo')::date, amount_yen, account ->> 'accountHolder', md5('line' || id),
      ended_at + interval '1 day', case when id % 20 <> 0 then id end, case when id % 20 <> 0 then 95 end,
      case when id % 20 <> 0 then ended_at + interval '1 day' end
    from transfer where state = 'confirmed' order by ended_at, id`.execute(tx);
}

/** The journal of all of that, in the order of time, made from the payments and transfers by its own arithmetic. */
export async function storeJournal(tx: Db): Promise<void> {
  await sql`analyze transfer`.execute(tx);
  await sql`
    insert into journal_entry (at, kind, facility_id, wedding_id, payment_id, transfer_id, line_count)
    select at, kind, facility_id, wedding_id, payment_id, transfer_id, lines from (
      select captured_at as at, case purpose when 'gift' then 'gift-captured' else 'film-sold' end as kind, facility_id,
        wedding_id, id as payment_id, null::integer as transfer_id, 3 as lines
      from payment where captured_at is not null
      union all
      select updated_at, case purpose when 'gift' then 'gift-returned' else 'film-returned' end, facility_id,
        wedding_id, id, null, 3 from payment where state = 'REFUNDED'
      union all
      select ordered_at, 'transfer-ordered', facility_id, wedding_id, null, id, 2
      from transfer where state <> 'awaiting-approval'
      union all
      select ended_at, 'transfer-' || state, facility_id, wedding_id, null, id, 2
      from transfer where state in ('confirmed', 'failed')
    ) made order by at, payment_id, transfer_id, kind`.execute(tx);
  await sql`analyze journal_entry`.execute(tx);
  await sql`
    insert into journal_line (entry_id, account, amount_yen, at, facility_id, wedding_id)
    select entry.id, line.account, amount, entry.at, entry.facility_id, entry.wedding_id
    from journal_entry entry
    join payment on payment.id = payment_id
    join bench_wedding made on made.id = entry.wedding_id
    cross join lateral (select case when kind in ('gift-returned', 'film-returned') then -1 else 1 end as sign) turned
    cross join lateral (values
      ('gateway-receivable', sign * amount_yen),
      (case when purpose <> 'gift' then 'film-revenue'
        when sign < 0 and fate in ${EFFECTIVE} and entry.at > captured_at + interval '2 days' then 'carried-returns'
        else 'couple-payable' end, sign * (${COMMISSION} - amount_yen)),
      ('commission-payable', sign * -${COMMISSION})
    ) line (account, amount)
    order by entry.id, line.account`.execute(tx);
  await sql`
    insert into journal_line (entry_id, account, amount_yen, at, facility_id, wedding_id)
    select entry.id, line.account, amount, entry.at, entry.facility_id, entry.wedding_id
    from journal_entry entry
    join transfer on transfer.id = transfer_id
    cross join lateral (values
      (case kind when 'transfer-ordered' then 'couple-payable' else 'transfer-in-flight' end, amount_yen),
      (case kind when 'transfer-ordered' then 'transfer-in-flight' when 'transfer-confirmed' then 'bank'
        else 'couple-payable' end, -amount_yen)
    ) line (account, amount)
    order by entry.id, line.account`.execute(tx);
}

/**
 * Rows that the triggers would have refused, because they were not run in bulk: entries that do not balance or have
 * another count, payments and transfers without their entry; and the yen by which the ledger differs from the payments.
 */
export async function countWrong(db: Db): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select (
      select count(*) from (
        select entry.id from journal_entry entry left join journal_line line on line.entry_id = entry.id
        group by entry.id having sum(line.amount_yen) is distinct from 0 or count(line.entry_id) <> entry.line_count
          or not bool_and((line.at, line.facility_id, line.wedding_id) = (entry.at, entry.facility_id, entry.wedding_id))
      ) unbalanced
    ) + (
      select count(*) from payment where state in ('CAPTURED', 'REFUNDED') and (
        select count(*) from journal_entry where payment_id = payment.id
      ) <> case state when 'CAPTURED' then 1 else 2 end
    ) + (
      select count(*) from transfer where state in ('ordered', 'confirmed', 'failed') and not exists (
        select from journal_entry where transfer_id = transfer.id and kind = 'transfer-' || transfer.state
      )
    ) + abs(
      (select sum(amount_yen) from journal_line where account = 'gateway-receivable')
      - (select sum(amount_yen) from payment where state = 'CAPTURED')
    ) + abs(
      (select sum(amount_yen) from journal_line where account = 'bank')
      + (select sum(amount_yen) from transfer where state = 'confirmed')
    ) as wrong`.execute(db);
  return Number(rows[0]?.wrong ?? Number.NaN);
}

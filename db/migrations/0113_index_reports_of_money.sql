-- The reports of money of a year with 1.2 million payments.

-- Sums over the entries of a venue, and the balances of couples, need no other column.
-- squawk-ignore require-concurrent-index-deletion
drop index journal_line_balance;
-- squawk-ignore require-concurrent-index-creation
create index journal_line_balance on journal_line (facility_id, account, at) include (entry_id, wedding_id, amount_yen);
-- squawk-ignore require-concurrent-index-deletion
drop index journal_entry_of_facility;
-- squawk-ignore require-concurrent-index-creation
create index journal_entry_of_facility on journal_entry (facility_id, at) include (id, kind);

-- A month of all venues.
-- squawk-ignore require-concurrent-index-creation
create index journal_entry_by_time on journal_entry (at) include (id, kind, facility_id);

-- The count of a list, which its page does not cut, needs no other column.
-- squawk-ignore require-concurrent-index-deletion
drop index payment_of_facility_by_time;
-- squawk-ignore require-concurrent-index-creation
create index payment_of_facility_by_time
  on payment (facility_id, coalesce(captured_at, created_at) desc, id desc)
  include (purpose, state, amount_yen, commission_rate, wedding_id);
-- squawk-ignore require-concurrent-index-creation
create index payment_of_platform_by_state
  on payment (state, coalesce(captured_at, created_at) desc, id desc) include (purpose, facility_id, wedding_id);
-- squawk-ignore require-concurrent-index-creation
create index payment_of_platform_by_purpose
  on payment (purpose, coalesce(captured_at, created_at) desc, id desc) include (facility_id, wedding_id);

-- The payments that a comparison with the gateway asks about.
-- squawk-ignore require-concurrent-index-creation
create index payment_of_facility_by_change on payment (facility_id, updated_at) include (id, created_at);
-- squawk-ignore require-concurrent-index-creation
create index payment_open on payment (facility_id, id)
  where state in ('INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE', 'AUTHORIZED');

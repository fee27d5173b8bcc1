-- The lists of the back office read their rows in their order, however many a venue or the platform has.
create index wedding_deleted on wedding (facility_id, deleted_at desc, id desc) where deleted_at is not null;
create index wedding_of_platform on wedding (starts_at desc, id desc) include (facility_id)
  where deleted_at is null;
create index wedding_postponed on wedding (hall_id) where status = 'postponed' and deleted_at is null;
create index live_slot_delayed on live_slot (wedding_id) where delayed and published_at is null;

-- The undecided registrations come first.
create index temporary_wedding_in_order on temporary_wedding (facility_id, (status <> 0), answer_by, id);

-- The totals of a list of payments need no other column. What was not captured has the time of its creation.
create index payment_of_facility_by_time
  on payment (facility_id, coalesce(captured_at, created_at) desc, id desc)
  include (purpose, state, amount_yen, commission_rate);
-- squawk-ignore require-concurrent-index-deletion
drop index payment_of_facility;

-- The roles of staff and their open invitations, among those of millions of couples and guests.
create index user_grant_of_staff on user_grant (facility_id, company_id) where scope <> 'wedding';
create index mail_token_of_staff on mail_token (facility_id, company_id)
  where used_at is null and purpose in ('invite-admin', 'invite-company', 'invite-facility');

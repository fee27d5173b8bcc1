-- The home page of a venue lists the payments whose newest event has an alarm: few of very many.
create index payment_event_with_alarm on payment_event (payment_id, id) where alarm is not null;

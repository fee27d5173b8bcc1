-- The owners that 0047 has filled in: checked in a transaction of their own, which keeps nobody from writing meanwhile.
alter table idempotency_key validate constraint idempotency_key_wedding;
alter table idempotency_key validate constraint idempotency_key_attendant;

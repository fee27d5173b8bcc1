-- A person resolves a difference that stays as it is, such as an amount that the gateway will not correct.
alter table payment_difference add column resolved_reason text;

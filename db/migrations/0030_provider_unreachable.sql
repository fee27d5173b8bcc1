-- Since when the provider of a slot has not answered; null while it does. Guests read `unknown` from the second failed request on.
alter table live_slot add column unreachable_since timestamptz;

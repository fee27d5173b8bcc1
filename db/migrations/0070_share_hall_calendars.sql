-- The secret address at which calendars read the ceremonies of a hall: found by its hash, shown again from the sealed
-- token (docs/product/hall.md#calendar-link).
alter table hall add column calendar_token_hash bytea;
alter table hall add column calendar_token_sealed text;
create unique index hall_of_calendar_token on hall (calendar_token_hash) where calendar_token_hash is not null;

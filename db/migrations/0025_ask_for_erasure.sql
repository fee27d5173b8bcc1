-- The day in Japan on which the couple wants everything their wedding left behind to be erased; null = they asked for none.
alter table wedding add column erase_on date;
create index wedding_to_erase on wedding (erase_on) where erase_on is not null and status <> 'cleaned';

-- The day of the erasure that the couple was notified of, if they chose none.
alter table wedding add column erase_announced date;
create index wedding_to_erase_announced on wedding (erase_announced)
  where erase_announced is not null and status <> 'cleaned';
-- The weddings whose retention period ends next.
create index wedding_to_announce on wedding (starts_at)
  where erase_on is null and deleted_at is null and status in ('active', 'canceled');

-- Until when a couple has been mailed about the gifts of the day; gifts of the time before are not mailed late.

alter table wedding add column gifts_mailed_at timestamptz;
update wedding set gifts_mailed_at = now();

-- In a transaction of its own, so that writes are not blocked while the rows are read.
alter table user_grant validate constraint user_grant_granted_by_fkey;

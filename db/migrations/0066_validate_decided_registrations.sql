-- In a transaction of its own, so that writes are not blocked while the rows are read.
alter table temporary_wedding validate constraint temporary_wedding_wedding_id_fkey;

-- Of which ceremony's recording the couple has been told that it closes (mail 20); a new date makes it due again.
alter table wedding add column closing_told_for timestamptz;

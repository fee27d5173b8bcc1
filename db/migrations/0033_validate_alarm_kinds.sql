-- Apart from the change itself, so that the table is not locked while its rows are looked through.
alter table live_alarm validate constraint live_alarm_kind_check;

-- The recording of a live that is on air cannot be written: staff are mailed as they are when the picture is gone.
alter table live_alarm drop constraint live_alarm_kind_check;
alter table live_alarm add constraint live_alarm_kind_check
  check (kind in ('emergencyStop', 'streaming_error', 'archive_error', 'recording_failed')) not valid;

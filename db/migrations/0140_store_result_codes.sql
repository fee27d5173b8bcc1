-- The result code of a bank was stored as a reason of one letter or digit, which a person can also type. The audit has
-- the line of the bank's file for each outcome that was imported; only those reasons become codes.
alter table transfer add column result_code text not null default '';
update transfer set result_code = reason, reason = ''
where state = 'failed' and reason ~ '^[0-9A-Za-z]$' and exists (
  select from audit
  where audit.wedding_id = transfer.wedding_id and audit.subject_kind = 'wedding'
    and audit.detail ->> 'transferId' = transfer.id::text and audit.detail ? 'line'
);
-- Nothing is served while migrations run.
-- squawk-ignore constraint-missing-not-valid
alter table transfer add constraint transfer_result_code_shape
  check (result_code ~ '^[0-9A-Za-z]?$' and (result_code = '' or state = 'failed'));

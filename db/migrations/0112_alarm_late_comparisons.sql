-- A comparison with the gateway that is not finished after two hours is mailed to the platform, once.
alter table reconciliation_run add column alarmed_at timestamptz;

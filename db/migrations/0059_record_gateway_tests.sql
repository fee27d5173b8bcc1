-- When the gateway last accepted a facility's credentials, and when a checklist was dismissed.
alter table facility add column gateway_tested_at timestamptz;
alter table facility add column checklist_dismissed_at timestamptz;
alter table company add column checklist_dismissed_at timestamptz;

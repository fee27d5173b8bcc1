-- Checks the rows from before 0081.
alter table platform_setting validate constraint platform_setting_invoice_due_rule_check;

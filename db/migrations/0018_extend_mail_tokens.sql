-- A guest's own link in every mail, and the confirmation of a new mail address, are mailed tokens like the others.
-- Rows that are there already were held to a narrower check: they need not be read again.
alter table mail_token drop constraint mail_token_purpose_check;
alter table mail_token add constraint mail_token_purpose_check check (
  purpose in ('verify-host', 'invite', 'reset-user', 'reset-attendant', 'magic-link', 'personal-link', 'change-email')
) not valid;
create index mail_token_of_attendant on mail_token (attendant_id, purpose) where attendant_id is not null;
create index mail_token_of_wedding on mail_token (wedding_id, purpose) where wedding_id is not null;

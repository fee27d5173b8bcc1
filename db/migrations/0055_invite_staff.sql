-- Invitations of staff. The purpose is the scope of the role, and the columns are its company or facility.
alter table mail_token add column company_id integer, add column facility_id integer;
alter table mail_token
  add constraint mail_token_company_id_fkey foreign key (company_id) references company on delete cascade not valid,
  add constraint mail_token_facility_id_fkey foreign key (facility_id) references facility on delete cascade not valid;
alter table mail_token drop constraint mail_token_purpose_check;
alter table mail_token
  add constraint mail_token_purpose_check check (
    purpose in (
      'verify-host', 'invite', 'reset-user', 'reset-attendant', 'magic-link', 'personal-link', 'change-email',
      'invite-admin', 'invite-company', 'invite-facility'
    )
  ) not valid,
  add constraint mail_token_area_check check (
    (company_id is not null) = (purpose = 'invite-company')
    and (facility_id is not null) = (purpose = 'invite-facility')
  ) not valid;
create index mail_token_of_company on mail_token (company_id) where company_id is not null;
create index mail_token_of_facility on mail_token (facility_id) where facility_id is not null;

-- In a transaction of their own, so that writes are not blocked while the rows are read.
alter table mail_token validate constraint mail_token_company_id_fkey;
alter table mail_token validate constraint mail_token_facility_id_fkey;
alter table mail_token validate constraint mail_token_purpose_check;
alter table mail_token validate constraint mail_token_area_check;

-- Without an index on the referring column, deleting a guest, an account or a wedding reads the whole table.
create index archive_sale_of_wedding on archive_sale (wedding_id);
create index archive_sale_of_attendant on archive_sale (attendant_id) where attendant_id is not null;
create index archive_sale_of_user on archive_sale (user_id) where user_id is not null;
create index download_link_of_wedding on download_link (wedding_id);
create index download_link_of_attendant on download_link (attendant_id) where attendant_id is not null;
create index download_link_of_user on download_link (user_id) where user_id is not null;
create index invitation_preview_of_wedding on invitation_preview (wedding_id);
create index leaf_of_attendant on leaf (attendant_id);
create index live_device_of_session on live_device (session_hash);
create index mail_opt_out_of_wedding on mail_opt_out (wedding_id);
create index mail_opt_out_of_attendant on mail_opt_out (attendant_id) where attendant_id is not null;
create index mail_opt_out_of_user on mail_opt_out (user_id) where user_id is not null;
create index mail_refusal_of_user on mail_refusal (user_id) where user_id is not null;
create index notification_mail_of_attendant on notification_mail (attendant_id);
create index payment_of_user on payment (user_id) where user_id is not null;
create index reaction_of_attendant on reaction (attendant_id);

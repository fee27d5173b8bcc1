-- Notices to the guests of a wedding (product text §3); a dialog, a mail, or both (decision 34).
create table notification (
  id integer generated always as identity primary key,
  wedding_id integer not null references wedding on delete cascade,
  level text not null check (level in ('success', 'info', 'warn', 'error')),
  title text not null,
  -- as it was sent; cleaned where it is shown (decision 33)
  body text not null,
  in_dialog boolean not null,
  by_mail boolean not null,
  sent_by text not null,
  created_at timestamptz not null,
  -- without any channel left a notice is gone
  check (in_dialog or by_mail)
);
create index notification_of_wedding on notification (wedding_id, created_at desc);

-- Who has been sent the mail of a notice: one row a guest, so that nobody gets it twice.
create table notification_mail (
  notification_id integer not null references notification on delete cascade,
  attendant_id integer not null references attendant on delete cascade,
  primary key (notification_id, attendant_id)
);

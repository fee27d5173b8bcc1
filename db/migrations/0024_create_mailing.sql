-- Where a guest is: times and quiet hours follow it. IANA name; empty = Japan.
alter table attendant add column time_zone text not null default '';

-- Until when the couple has been told of new answers (mail 14).
alter table wedding add column answers_told_at timestamptz;

-- Mails somebody does without, by kind (domain/mailing/choices).
create table mail_opt_out (
  wedding_id integer not null references wedding on delete cascade,
  attendant_id integer references attendant on delete cascade,
  user_id integer references app_user on delete cascade,
  choice text not null,
  created_at timestamptz not null,
  check (num_nonnulls(attendant_id, user_id) = 1)
);
create unique index mail_opt_out_of_guest on mail_opt_out (wedding_id, attendant_id, choice) where attendant_id is not null;
create unique index mail_opt_out_of_host on mail_opt_out (wedding_id, user_id, choice) where user_id is not null;

-- Which guest has been written to on which occasion; a new date makes it a new occasion.
create table occasion_mail (
  attendant_id integer not null references attendant on delete cascade,
  occasion text not null,
  starts_at timestamptz not null,
  sent_at timestamptz not null,
  primary key (attendant_id, occasion, starts_at)
);

-- Mails the other side will never take: refused at the door, or reported afterwards.
create table mail_refusal (
  id integer generated always as identity primary key,
  wedding_id integer not null references wedding on delete cascade,
  attendant_id integer references attendant on delete cascade,
  user_id integer references app_user on delete cascade,
  address text not null,
  kind text not null,
  reason text not null,
  at timestamptz not null,
  check (num_nonnulls(attendant_id, user_id) = 1)
);
create index mail_refusal_of_wedding on mail_refusal (wedding_id, at desc);
create index mail_refusal_of_guest on mail_refusal (attendant_id, address);

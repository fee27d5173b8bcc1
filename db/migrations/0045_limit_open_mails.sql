-- How many mails somebody who is not signed in has had sent: to one recipient, and from one address of the network.
-- `subject` is a sha256, never the address itself; a row that is older than its window is deleted by the next one that begins.
create table mail_allowance (
  subject text primary key,
  started_at timestamptz not null,
  mails integer not null
);
create index mail_allowance_started_at on mail_allowance (started_at);

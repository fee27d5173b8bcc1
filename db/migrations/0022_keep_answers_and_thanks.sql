-- What a guest answered, and every change of it since. The rows are written by the table itself, whoever changes the answer:
-- a guest on the page, or the couple who took it down by telephone (then the transaction says so).
create table attendant_answer (
  id integer generated always as identity primary key,
  wedding_id integer not null references wedding on delete cascade,
  attendant_id integer not null references attendant on delete cascade,
  answer text not null check (answer in ('attendance', 'view-archive', 'absence')),
  source text not null check (source in ('guest', 'host')),
  answered_at timestamptz not null
);
create index attendant_answer_of_attendant on attendant_answer (attendant_id, id);
create index attendant_answer_of_wedding on attendant_answer (wedding_id);

create function keep_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.answer is distinct from old.answer then
    insert into attendant_answer (wedding_id, attendant_id, answer, source, answered_at)
    values (new.wedding_id, new.id, new.answer,
      coalesce(nullif(current_setting('kotohogi.answered_by', true), ''), 'guest'), new.answered_at);
  end if;
  return new;
end $$;
create trigger attendant_answer_kept after insert or update of answer on attendant
  for each row execute function keep_answer();

insert into attendant_answer (wedding_id, attendant_id, answer, source, answered_at)
select wedding_id, id, answer, 'guest', answered_at from attendant;

-- Guests the couple put down by hand: nobody but the couple has said so.
alter table attendant add column entered_by_host boolean not null default false;

-- The couple's thanks for a leaf: one a guest, changed until it is sent.
create table leaf_thanks (
  wedding_id integer not null references wedding on delete cascade,
  attendant_id integer primary key references attendant on delete cascade,
  message text not null,
  updated_at timestamptz not null,
  sent_at timestamptz
);
create index leaf_thanks_of_wedding on leaf_thanks (wedding_id);

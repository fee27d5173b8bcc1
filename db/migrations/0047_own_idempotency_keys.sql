-- An answer kept for an Idempotency-Key repeats what was sent: names and words. It belongs to a wedding or a guest and is
-- erased with them.
alter table idempotency_key add column wedding_id integer, add column attendant_id integer;
alter table idempotency_key
  add constraint idempotency_key_wedding foreign key (wedding_id) references wedding on delete cascade not valid;
alter table idempotency_key
  add constraint idempotency_key_attendant foreign key (attendant_id) references attendant on delete cascade not valid;
create index idempotency_key_of_wedding on idempotency_key (wedding_id) where wedding_id is not null;
create index idempotency_key_of_attendant on idempotency_key (attendant_id) where attendant_id is not null;

update idempotency_key set attendant_id = attendant.id, wedding_id = attendant.wedding_id
from attendant
where idempotency_key.scope in ('gift.send:' || attendant.id, 'congratulation.send:' || attendant.id);

update idempotency_key set wedding_id = wedding.id
from wedding
where idempotency_key.wedding_id is null
  and split_part(idempotency_key.scope, ':', 1) in
    ('attendant.join', 'attendantHost.enter', 'archiveSale.settle', 'weddingStanding.mail')
  and split_part(idempotency_key.scope, ':', 2) = wedding.id::text;

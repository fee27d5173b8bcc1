-- Payments. The allowed steps are rows (the same as the table in packages/domain/src/payment, held together by a test);
-- the trigger refuses every other step, whoever tries it.

create table payment_step (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into payment_step (from_state, to_state) values
  ('INITIALIZED', 'ENTRY'), ('INITIALIZED', 'FAILED'), ('INITIALIZED', 'TIMEOUT'),
  ('ENTRY', 'REQUEST_AUTHORIZE'), ('ENTRY', 'AUTHORIZED'), ('ENTRY', 'CAPTURED'),
  ('ENTRY', 'FAILED'), ('ENTRY', 'CANCELED'), ('ENTRY', 'TIMEOUT'),
  ('REQUEST_AUTHORIZE', 'AUTHORIZED'), ('REQUEST_AUTHORIZE', 'CAPTURED'), ('REQUEST_AUTHORIZE', 'FAILED'),
  ('REQUEST_AUTHORIZE', 'CANCELED'), ('REQUEST_AUTHORIZE', 'TIMEOUT'),
  ('AUTHORIZED', 'CAPTURED'), ('AUTHORIZED', 'FAILED'), ('AUTHORIZED', 'CANCELED'),
  ('CAPTURED', 'REFUNDED'),
  ('TIMEOUT', 'AUTHORIZED'), ('TIMEOUT', 'CAPTURED'), ('TIMEOUT', 'CANCELED');

create table payment (
  id integer generated always as identity primary key,
  -- filled in by the same transaction that makes the row: the id is part of it
  order_id text unique,
  purpose text not null check (purpose in ('gift', 'archive-video')),
  wedding_id integer not null references wedding,
  facility_id integer not null references facility,
  attendant_id integer references attendant,
  user_id integer references app_user,
  method text not null check (method in ('CREDIT', 'PAYPAY', 'LINEPAY')),
  amount_yen integer not null check (amount_yen > 0),
  state text not null check (state in ('NA', 'INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE', 'AUTHORIZED', 'CAPTURED',
    'FAILED', 'CANCELED', 'TIMEOUT', 'REFUNDED')),
  -- false once the money is no longer due: whatever is held is given back
  wanted boolean not null default true,
  recovery_point text not null default 'started',
  version integer not null default 1,
  deadline_at timestamptz not null,
  executions smallint not null default 0,
  -- one-time card token, sealed; gone as soon as it was used or has died
  card_token_sealed text,
  card_token_at timestamptz,
  masked_card_no text not null default '',
  card_brand text not null default '',
  access_id text,
  access_pass_sealed text,
  -- the way to the issuer: {redirectUrl} or {acsUrl, paReq, md}
  challenge jsonb,
  -- what the issuer's page posted back
  returned jsonb,
  error_info text not null default '',
  error_ja text not null default '',
  error_en text not null default '',
  -- ten-thousandths, copied from the facility at capture (decision 39)
  commission_rate integer,
  processed_at timestamptz,
  captured_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((attendant_id is null) <> (user_id is null))
);
create index payment_of_wedding on payment (wedding_id, purpose, state);
create index payment_of_facility on payment (facility_id, created_at desc);
create index payment_of_attendant on payment (attendant_id, created_at desc) where attendant_id is not null;
create index payment_deadline on payment (deadline_at) where state in ('INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE');
create unique index payment_access on payment (access_id) where access_id is not null;

create function check_payment_step() returns trigger language plpgsql as $$
begin
  if new.state is distinct from old.state
    and not exists (select 1 from payment_step where from_state = old.state and to_state = new.state) then
    raise exception 'payment % cannot go from % to %', old.id, old.state, new.state using errcode = '23514';
  end if;
  if new.amount_yen <> old.amount_yen or new.order_id is distinct from coalesce(old.order_id, new.order_id) then
    raise exception 'the amount and order of payment % are fixed', old.id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger payment_step_is_allowed before update on payment for each row execute function check_payment_step();

create table payment_event (
  id bigint generated always as identity primary key,
  payment_id integer not null references payment,
  at timestamptz not null,
  kind text not null,
  from_state text not null,
  to_state text not null,
  alarm text,
  detail jsonb not null default '{}'
);
create index payment_event_of_payment on payment_event (payment_id, id);
create trigger payment_event_is_append_only before update or delete on payment_event
  for each row execute function refuse_change();

create table gateway_call (
  id bigint generated always as identity primary key,
  payment_id integer not null references payment,
  op text not null check (op in ('enter', 'execute', 'finish', 'capture', 'cancel', 'ask')),
  attempt integer not null,
  -- secrets masked
  request jsonb not null default '{}',
  response text,
  outcome text not null default 'PENDING' check (outcome in ('PENDING', 'OK', 'ERROR', 'UNKNOWN')),
  started_at timestamptz not null,
  ended_at timestamptz
);
create unique index gateway_call_open on gateway_call (payment_id) where outcome = 'PENDING';
create index gateway_call_of_payment on gateway_call (payment_id, id);

create table gift (
  payment_id integer primary key references payment,
  wedding_id integer not null references wedding,
  attendant_id integer not null references attendant,
  message text not null default '',
  -- the guest ticked that the words may hang on the tree (decision 44)
  is_message_public boolean not null default false,
  created_at timestamptz not null
);
create index gift_of_wedding on gift (wedding_id, created_at desc);

create table archive_sale (
  payment_id integer primary key references payment,
  wedding_id integer not null references wedding,
  attendant_id integer references attendant,
  user_id integer references app_user,
  price_yen integer not null,
  -- one purchase a buyer: dropped again when its payment fails (decision 83)
  is_live boolean not null default true,
  expires_at timestamptz,
  created_at timestamptz not null
);
create unique index archive_sale_once on archive_sale (wedding_id, coalesce(attendant_id, 0), coalesce(user_id, 0)) where is_live;

-- One signed link: good for 15 minutes and ten uses (decision 84).
create table download_link (
  id_hash bytea primary key,
  wedding_id integer not null references wedding,
  attendant_id integer references attendant,
  user_id integer references app_user,
  uses integer not null default 0,
  expires_at timestamptz not null
);

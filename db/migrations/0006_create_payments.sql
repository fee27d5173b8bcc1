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
  -- the gateway operation that is due, and when; the job in the queue only wakes it, the sweeper re-adds a lost one
  next_op text check (next_op in ('enter', 'execute', 'finish', 'capture', 'cancel', 'ask')),
  next_at timestamptz,
  executions smallint not null default 0,
  -- one-time card token, sealed; gone as soon as it was used or has died
  card_token_sealed text,
  card_token_at timestamptz,
  masked_card_no text not null default '',
  card_brand text not null default '',
  -- where on our own pages the guest came from
  callback_url text not null default '',
  access_id text,
  access_pass_sealed text,
  -- the way to the issuer: {redirectUrl} or {acsUrl, paReq, md}
  challenge jsonb,
  -- what the issuer's page posted back
  returned jsonb,
  -- the last status the gateway reported, in its own word
  gateway_status text not null default '',
  -- of the last approval: the acquirer's code, the issuer's number, the gateway's own
  forward text not null default '',
  approval_no text not null default '',
  tran_id text not null default '',
  error_info text not null default '',
  error_ja text not null default '',
  error_en text not null default '',
  -- ten-thousandths, copied from the facility at capture (decision 39)
  commission_rate integer,
  processed_at timestamptz,
  captured_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((attendant_id is null) <> (user_id is null)),
  check ((next_op is null) = (next_at is null)),
  check (state not in ('CAPTURED', 'REFUNDED') or (commission_rate is not null and captured_at is not null))
);
create index payment_of_wedding on payment (wedding_id, purpose, state);
create index payment_of_facility on payment (facility_id, created_at desc);
create index payment_of_attendant on payment (attendant_id, created_at desc) where attendant_id is not null;
create index payment_deadline on payment (deadline_at) where state in ('INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE');
create index payment_due on payment (next_at) where next_op is not null;
create index payment_card_token on payment (card_token_at) where card_token_sealed is not null;
create unique index payment_access on payment (access_id) where access_id is not null;
create index payment_challenge_md on payment ((challenge ->> 'md')) where challenge is not null;

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
  -- the payment's state when the call began, and how often this operation was called in that state, from 1
  state text not null,
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

-- What a guest gave: money, words or both. Money is a payment; words alone have none.
create table gift (
  id integer generated always as identity primary key,
  payment_id integer unique references payment,
  wedding_id integer not null references wedding,
  attendant_id integer not null references attendant,
  message text not null default '',
  -- the guest ticked that the words may hang on the tree (decision 44)
  is_message_public boolean not null default false,
  created_at timestamptz not null,
  check (payment_id is not null or message <> '')
);
create index gift_of_wedding on gift (wedding_id, created_at desc);
create index gift_of_attendant on gift (attendant_id, created_at desc);

-- A purchase of the recording; without a payment where it costs nothing (decision 113).
create table archive_sale (
  id integer generated always as identity primary key,
  payment_id integer unique references payment,
  wedding_id integer not null references wedding,
  attendant_id integer references attendant,
  user_id integer references app_user,
  price_yen integer not null check (price_yen >= 0),
  -- one purchase a buyer: false again when its payment fails (decision 83)
  is_live boolean not null default true,
  -- set when it is paid: the end of the download, 30 days later (decision 84)
  expires_at timestamptz,
  created_at timestamptz not null,
  check ((attendant_id is null) <> (user_id is null)),
  check ((payment_id is null) = (price_yen = 0))
);
create unique index archive_sale_once on archive_sale (wedding_id, coalesce(attendant_id, 0), coalesce(user_id, 0)) where is_live;

-- One signed link: good for 15 minutes and ten uses, for the one it was made for (decision 84).
create table download_link (
  id_hash bytea primary key,
  wedding_id integer not null references wedding,
  attendant_id integer references attendant,
  user_id integer references app_user,
  uses integer not null default 0,
  expires_at timestamptz not null,
  check ((attendant_id is null) <> (user_id is null))
);
create index download_link_expiry on download_link (expires_at);

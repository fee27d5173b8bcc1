-- The platform's list of lives reads the few active slots without reading the slots of every wedding so far.
create index live_slot_active on live_slot (wedding_id)
  where state in ('ready', 'starting', 'unpulished', 'streaming', 'closed', 'uploading')
    or (delayed and published_at is null);

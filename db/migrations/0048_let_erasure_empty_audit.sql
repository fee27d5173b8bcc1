-- The audit stays append-only: who, what, when and on what is never changed. An erasure alone, which says so in its
-- transaction, empties the name of a person who is erased and what was written down of them.
create function refuse_change_but_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and current_setting('kotohogi.erasing', true) = 'on'
    and new.actor_name in ('', old.actor_name)
    and new.detail in ('{}', old.detail)
    and to_jsonb(new) - 'actor_name' - 'detail' = to_jsonb(old) - 'actor_name' - 'detail'
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end $$;
drop trigger audit_is_append_only on audit;
create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change_but_erasure();
create index audit_of_actor on audit (actor_kind, actor_id) where actor_id is not null;
create index audit_of_subject on audit (subject_kind, subject_id);

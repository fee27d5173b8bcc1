-- Lists of staff show who gave a role and when the person last signed in; an area always keeps an administrator.
alter table app_user add column signed_in_at timestamptz;
alter table user_grant add column granted_by integer;
alter table user_grant
  add constraint user_grant_granted_by_fkey foreign key (granted_by) references app_user on delete set null not valid;
create index user_grant_of_granter on user_grant (granted_by) where granted_by is not null;

-- Refuses to remove the last administrator of the platform, a company or a facility who can sign in.
create function keep_administrator() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.role = 'administrator' and new.user_id = old.user_id then
    return null;
  end if;
  -- Two removals in one area wait for each other, so that the second one sees the first.
  perform pg_advisory_xact_lock(
    hashtextextended('administrators of ' || old.scope || ' ' || coalesce(old.company_id, old.facility_id, 0), 0)
  );
  -- A deleted area, and an account that cannot sign in, need no administrator to follow.
  if exists (select from app_user where id = old.user_id and password_hash is not null and deleted_at is null)
    and (old.company_id is null or exists (select from company where id = old.company_id and deleted_at is null))
    and (old.facility_id is null or exists (select from facility where id = old.facility_id and deleted_at is null))
    and not exists (
      select from user_grant g join app_user u on u.id = g.user_id
      where g.scope = old.scope and g.role = 'administrator'
        and g.company_id is not distinct from old.company_id and g.facility_id is not distinct from old.facility_id
        and u.password_hash is not null and u.deleted_at is null
    )
  then
    raise exception 'the last administrator of an area cannot be removed'
      using errcode = 'restrict_violation', constraint = 'user_grant_keeps_administrator';
  end if;
  return null;
end $$;
create trigger user_grant_keeps_administrator after delete or update of role, user_id on user_grant
  for each row when (old.role = 'administrator') execute function keep_administrator();

-- An account is deleted after its roles were removed, so that no deletion passes by the trigger above.
create function refuse_deletion_with_roles() returns trigger language plpgsql as $$
begin
  if exists (select from user_grant where user_id = new.id and scope <> 'wedding') then
    raise exception 'an account with a role of staff cannot be deleted'
      using errcode = 'restrict_violation', constraint = 'app_user_deleted_without_roles';
  end if;
  return null;
end $$;
create trigger app_user_deleted_without_roles after update of deleted_at on app_user
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function refuse_deletion_with_roles();

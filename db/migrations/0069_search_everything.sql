-- Staff search weddings by any part of a name. One row for each wedding holds the folded names of the couple, so that a
-- search compares them without folding them again; its index also holds the venue, so that a common name costs a venue
-- only its own weddings. Triggers keep the row equal to the profiles: what an erasure empties there is emptied here.
create table wedding_search (
  wedding_id integer primary key references wedding on delete cascade,
  facility_id integer not null,
  names text not null
);

-- The single characters and pairs of the names, the runs of three Latin letters, because each pair of those is in a tenth
-- of all names, and the venue, whose entry is longer than any other.
create function wedding_search_entries(facility_id integer, names text) returns text[]
  language sql immutable parallel safe strict
  return array_append(
    name_grams(names) || array(
      select distinct substr(names, place, 3)
      from generate_series(1, length(names) - 2) place
      where substr(names, place, 3) ~ '^[a-z]{3}$'
    ),
    '#venue' || facility_id
  );

-- Cutting a name costs far more than reading a row: an index is always better than a scan.
alter function name_grams(text) cost 10000;

create function store_wedding_search() returns trigger language plpgsql as $$
declare
  changed integer := coalesce(new.wedding_id, old.wedding_id);
begin
  insert into wedding_search (wedding_id, facility_id, names)
    select id, facility_id, '' from wedding where id = changed
    on conflict (wedding_id) do nothing;
  -- Two transactions that change one partner each wait here for each other; the later one reads both.
  perform 1 from wedding_search where wedding_id = changed for update;
  update wedding_search set names = (
    select coalesce(string_agg(folded_names_of(
      last_name, first_name, last_name_kana, first_name_kana, maiden_name, maiden_name_kana,
      last_name_roman, first_name_roman
    ), chr(10) order by type), '')
    from organizer_profile where organizer_profile.wedding_id = changed
  ) where wedding_id = changed;
  return null;
end $$;

create trigger wedding_search_is_current after insert or delete or update of
  last_name, first_name, last_name_kana, first_name_kana, maiden_name, maiden_name_kana, last_name_roman, first_name_roman
  on organizer_profile for each row execute function store_wedding_search();

insert into wedding_search (wedding_id, facility_id, names)
  select wedding.id, wedding.facility_id, string_agg(folded_names_of(
    last_name, first_name, last_name_kana, first_name_kana, maiden_name, maiden_name_kana,
    last_name_roman, first_name_roman
  ), chr(10) order by type)
  from wedding join organizer_profile on organizer_profile.wedding_id = wedding.id group by wedding.id;

create index wedding_search_by_entry on wedding_search using gin (wedding_search_entries(facility_id, names));

-- The list of weddings searches the new table too.
-- squawk-ignore require-concurrent-index-deletion
drop index organizer_profile_by_name;

-- The beginning of a key or a reservation id, whatever its case.
create index wedding_by_key_start on wedding (lower(key) text_pattern_ops) where deleted_at is null;
create index wedding_by_reservation_start on wedding (lower(reservation_id) text_pattern_ops) where deleted_at is null;

-- Any part of a code among those of one venue, without reading the weddings.
create index wedding_codes_of_venue on wedding (facility_id) include (id, key, reservation_id) where deleted_at is null;

-- People, halls, venues and companies by any part of their name; people by the beginning of their address.
create index app_user_by_name on app_user using gin (name_grams(fold_name(name))) where deleted_at is null;
create index app_user_by_email_start on app_user (lower(email) text_pattern_ops) where deleted_at is null;
create index facility_by_name on facility using gin (name_grams(fold_name(name))) where deleted_at is null;
create index company_by_name on company using gin (name_grams(fold_name(name))) where deleted_at is null;

-- Staff search weddings by any part of a name. One row for each wedding holds the folded names of the couple, so that a
-- search compares them without folding them again; its index also holds the venue, so that a common name costs a venue
-- only its own weddings. Triggers keep the row equal to the profiles: what an erasure empties there is emptied here.
create table wedding_search (
  wedding_id integer primary key references wedding on delete cascade,
  facility_id integer not null,
  names text not null
);

-- The function that folds names compares each character with 170 variants. Most names contain none of them, which one
-- regular expression finds much faster. The result is the same as before.
create function fold_variants(name text) returns text
  language sql immutable parallel safe strict
  return case
    when name ~ '[𠮷髙﨑嵜碕濵濱邉邊斎齋齊澤廣國櫻嶋嶌惠眞德瀨藏龍靜增條槇榮曾冨兒淵渊檜鷗禰橫黑淸與來實壽彥應學禮莊萬譽豐鐵關鹽桒舘槗𣘺柗枩藪賴堯遙凜翆瀧栁圡⻆ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ]' then
      translate(
        name,
        '𠮷髙﨑嵜碕濵濱邉邊斎齋齊澤廣國櫻嶋嶌惠眞德瀨藏龍靜增條槇榮曾冨兒淵渊檜鷗禰橫黑淸與來實壽彥應學禮莊萬譽豐鐵關鹽桒舘槗𣘺柗枩藪賴堯遙凜翆瀧栁圡⻆ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ',
        '吉高崎崎崎浜浜辺辺斉斉斉沢広国桜島島恵真徳瀬蔵竜静増条槙栄曽富児渕渕桧鴎祢横黒清与来実寿彦応学礼荘万誉豊鉄関塩桑館橋橋松松薮頼尭遥凛翠滝柳土角ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ'
      )
    else name
  end;

create or replace function fold_name(name text) returns text
  language sql immutable parallel safe strict
  return fold_variants(
    lower(
      normalize(
        regexp_replace(
          normalize(name, nfkd),
          '[\u0300-\u036f\ufe00-\ufe0f\U000e0100-\U000e01ef\u00ad\u200b-\u200d\u2060\ufeff[:space:]\u00a0・=\u2010-\u2015''‘’.,·-]',
          '', 'g'
        ),
        nfc
      ) collate "und-x-icu"
    )
  );

-- The runs of three characters of a folded text, with the shorter ones at its end. What is searched is the beginning of
-- one of them or consists of several, so that texts of every length are found. Cutting a name costs far more than
-- reading a row, so that an index is always better than a scan.
create function name_runs(names text) returns text[]
  language sql immutable parallel safe strict cost 10000
  return array(select substr(names, place, 3) from generate_series(1, length(names)) place);

-- The entries of the index of a name.
create function name_entries(names text) returns tsvector
  language sql immutable parallel safe strict
  return array_to_tsvector(name_runs(names));

-- The same for a couple, and the venue. A folded name contains no space, so no search finds the entry of a venue.
create function wedding_search_entries(facility_id integer, names text) returns tsvector
  language sql immutable parallel safe strict cost 10000
  return array_to_tsvector(array_append(name_runs(names), ' ' || facility_id));

-- The names of both partners in kanji, kana and Latin letters, born and married, one to a line. They are
-- folded in one call. No couple's names have 600 characters; an index could not hold 3,000.
create function couple_names() returns table (wedding_id integer, names text) language sql stable as $$
  select wedding_id, left(replace(
    fold_name(
      string_agg(
        concat_ws(
          '|',
          last_name || first_name,
          last_name_kana || first_name_kana,
          case when maiden_name <> '' then maiden_name || first_name end,
          case when maiden_name_kana <> '' then maiden_name_kana || first_name_kana end,
          last_name_roman || first_name_roman,
          first_name_roman || last_name_roman
        ),
        '|' order by type
      )
    ),
    '|', chr(10)
  ), 600) as names
  from organizer_profile group by wedding_id
$$;

create function store_wedding_search() returns trigger language plpgsql as $$
declare
  changed integer := coalesce(new.wedding_id, old.wedding_id);
begin
  insert into wedding_search (wedding_id, facility_id, names)
    select id, facility_id, '' from wedding where id = changed
    on conflict (wedding_id) do nothing;
  -- Two transactions that change one partner each wait here for each other; the later one reads both.
  perform 1 from wedding_search where wedding_id = changed for update;
  update wedding_search
    set names = coalesce((select couple.names from couple_names() couple where couple.wedding_id = changed), '')
    where wedding_id = changed;
  return null;
end $$;

create trigger wedding_search_is_current after insert or delete or update of
  last_name, first_name, last_name_kana, first_name_kana, maiden_name, maiden_name_kana, last_name_roman, first_name_roman
  on organizer_profile for each row execute function store_wedding_search();

insert into wedding_search (wedding_id, facility_id, names)
  select id, facility_id, couple.names from wedding join couple_names() couple on couple.wedding_id = id;

-- The index is sorted in memory; the default is for small machines.
set local maintenance_work_mem = '256MB';
create index wedding_search_by_entry on wedding_search using gin (wedding_search_entries(facility_id, names));

-- The latest weddings of a venue, which are searched first, without reading the table.
create index wedding_search_of_venue on wedding_search (facility_id, wedding_id desc) include (names);

-- The list of weddings searches the new table too.
-- squawk-ignore require-concurrent-index-deletion
drop index organizer_profile_by_name;
drop function name_grams(text);

-- The beginning of a key or a reservation id, whatever its case.
create index wedding_by_key_start on wedding (lower(key) text_pattern_ops) where deleted_at is null;
create index wedding_by_reservation_start on wedding (lower(reservation_id) text_pattern_ops) where deleted_at is null;

-- Any part of a code among those of one venue, without reading the weddings.
create index wedding_codes_of_venue on wedding (facility_id) include (id, key, reservation_id) where deleted_at is null;

-- People, halls, venues and companies by any part of their name; people by the beginning of their address.
create index app_user_by_name on app_user using gin (name_entries(fold_name(name))) where deleted_at is null;
create index app_user_by_email_start on app_user (lower(email) text_pattern_ops) where deleted_at is null;
create index facility_by_name on facility using gin (name_entries(fold_name(name))) where deleted_at is null;
create index company_by_name on company using gin (name_entries(fold_name(name))) where deleted_at is null;

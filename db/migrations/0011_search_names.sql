-- Names of couples are searched by any part of them. A text of Japanese names is too short for trigrams, so each row is
-- indexed by its single characters and pairs of neighbours: whatever is looked for is found by its pairs, then compared.
create function name_grams(name text) returns text[]
  language sql immutable parallel safe strict
  return array(
    select distinct substr(name, place, size)
    from generate_series(1, 2) size, generate_series(1, length(name) - size + 1) place
  );

-- Both names in kanji and kana, born and married, without spaces; a part never reaches from one into the next.
create function names_of(
  last_name text, first_name text, last_name_kana text, first_name_kana text, maiden_name text, maiden_name_kana text
) returns text
  language sql immutable parallel safe strict
  return replace(
    last_name || first_name || chr(10) || last_name_kana || first_name_kana || chr(10)
      || maiden_name || first_name || chr(10) || maiden_name_kana || first_name_kana,
    ' ', ''
  );

create index organizer_profile_by_name on organizer_profile using gin (
  name_grams(names_of(last_name, first_name, last_name_kana, first_name_kana, maiden_name, maiden_name_kana))
);

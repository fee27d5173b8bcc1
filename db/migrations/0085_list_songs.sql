-- The songs that guests hear in a recording: without them the venue may not sell it.
create table song_list (
  wedding_id bigint primary key references wedding (id),
  has_no_songs boolean not null,
  songs jsonb not null,
  version bigint not null,
  updated_at timestamptz not null,
  constraint song_list_songs_check check (jsonb_typeof(songs) = 'array'),
  constraint song_list_not_both check (not has_no_songs or jsonb_array_length(songs) = 0)
);

import type { ja } from './messages.ja.ts';

export const en: Record<keyof typeof ja, string> = {
  'songList.title': 'Guests hear these songs',
  'songList.text':
    'Enter every song that can be heard in the recording. It goes on sale once the songs are entered or you confirm that there are none.',
  'songList.missing': 'The songs are missing, so the recording is not on sale yet.',
  'songList.none': 'No songs can be heard in this recording',
  'songList.noneHint': 'Remove the songs below to choose this.',
  'songList.list': 'Songs',
  'songList.add': 'Add a song',
  'songList.full': 'A list has up to {n} songs.',
  'songList.edit': 'Edit {name}',
  'songList.remove': 'Remove {name}',
  'songList.dialog.add': 'Add a song',
  'songList.dialog.edit': 'Edit the song',
  'songList.song': 'Song title',
  'songList.artist': 'Artist or composer',
  'songList.rights': 'Note on rights',
  'songList.rightsHint': 'For example: licensed through ISUM, JASRAC work code, public domain',
  'songList.save': 'Save',
};

import type { Texts } from './texts.ts';

/** Texts of the error codes of song lists. */
export const songListTexts: Texts<'song_list_changed' | 'song_list_not_empty'> = {
  ja: {
    song_list_changed: 'ほかの方が先に曲目を変更しました。入力した内容はこの画面に残っています。',
    song_list_not_empty: '「曲は流れません」を選ぶときは、曲目を空にしてください。',
  },
  en: {
    song_list_changed: 'Someone else has just changed the songs. What you typed is still here.',
    song_list_not_empty: 'To confirm that no songs can be heard, please remove the songs first.',
  },
};

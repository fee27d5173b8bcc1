import type { Texts } from './texts.ts';

/** Texts of the error codes of recordings. */
export const recordingTexts: Texts<
  | 'recording_wedding_unknown'
  | 'recording_platform_unknown'
  | 'recording_too_large'
  | 'recording_disk_full'
  | 'recording_chunks_wrong'
  | 'recording_upload_unknown'
  | 'recording_parts_missing'
  | 'recording_container'
  | 'recording_hevc'
  | 'recording_video_codec'
  | 'recording_audio_codec'
  | 'recording_no_video'
  | 'recording_broken'
  | 'recording_not_begun'
  | 'recording_moment_unknown'
  | 'recording_chapter_unknown'
  | 'recording_chapters_full'
  | 'recording_none'
  | 'recording_nothing_to_show'
  | 'recording_caption_encoding'
  | 'recording_caption_signature'
  | 'recording_caption_block'
  | 'recording_caption_timing'
  | 'recording_caption_backwards'
  | 'recording_caption_order'
  | 'recording_caption_setting'
  | 'recording_caption_no_text'
  | 'recording_caption_too_long'
  | 'recording_caption_empty'
  | 'recording_poster_unreadable'
> = {
  ja: {
    recording_wedding_unknown: '挙式が見つかりません。画面を開き直してください。',
    recording_platform_unknown: 'この方法では動画をアップロードできません。',
    recording_too_large: '動画は20GBまでです。ビットレートを下げて書き出してから、もう一度お選びください。',
    recording_disk_full:
      '保存先の空き容量が足りません（送信中のほかの動画の分を除いた空き {freeGb}GB、必要 {neededGb}GB）。システム管理者にご連絡ください。',
    recording_chunks_wrong: 'アップロードの準備ができませんでした。ファイルを選び直してください。',
    recording_upload_unknown: 'このアップロードは見つかりません。ファイルを選び直してください。',
    recording_parts_missing: '届いていない部分があります。もう一度お試しください。続きから送ります。',
    recording_container: 'MP4、MOV、WebMの動画ではありません。MP4（H.264、AAC）で書き出してください。',
    recording_hevc: 'HEVC（H.265）の動画は、ご覧になれないゲストがいるため使えません。H.264で書き出してください。',
    recording_video_codec:
      'この映像の形式（{codec}）は、ご覧になれないゲストがいるため使えません。MP4（H.264、AAC）で書き出してください。',
    recording_audio_codec:
      'この音声の形式（{codec}）は、お聞きになれないゲストがいるため使えません。音声をAACにして書き出してください。',
    recording_no_video: '映像の入っていないファイルです。動画をお選びください。',
    recording_broken: 'この動画は途中で切れているか、壊れています。元のファイルを再生して確かめてください。',
    recording_not_begun: 'まだ公開していないため、場面を記録できません。',
    recording_moment_unknown: 'この時刻は録画の中にありません。',
    recording_chapter_unknown: 'この場面はすでに削除されています。',
    recording_chapters_full: '場面は100件までです。',
    recording_none: '録画が公開されていません。画面を開き直してください。',
    recording_nothing_to_show: '録画は公開されていません。',
    recording_caption_encoding: '文字コードがUTF-8ではありません。UTF-8で保存し直してください。',
    recording_caption_signature:
      'WebVTTの字幕ファイルではありません。1行目は「WEBVTT」です（SRTなどの字幕は、WebVTTで書き出してください）。',
    recording_caption_block: '{line}行目：字幕の区切りが正しくありません。時刻の行の前には空の行を入れてください。',
    recording_caption_timing: '{line}行目：時刻の書き方が正しくありません（例：00:01:02.500 --> 00:01:05.000）。',
    recording_caption_backwards: '{line}行目：終わりの時刻が、始まりの時刻より後になっていません。',
    recording_caption_order: '{line}行目：ひとつ前の字幕より早く始まっています。時刻の順に並べてください。',
    recording_caption_setting: '{line}行目：時刻の後ろに、使えない指定があります。',
    recording_caption_no_text: '{line}行目：表示する文字がありません。',
    recording_caption_too_long: '{line}行目：ひとつの字幕は500文字までです。',
    recording_caption_empty: '字幕がひとつも入っていません。',
    recording_poster_unreadable: 'この場面を画像にできませんでした。もう一度お試しください。',
  },
  en: {
    recording_wedding_unknown: 'The wedding could not be found. Please reopen the page.',
    recording_platform_unknown: 'Videos cannot be uploaded this way.',
    recording_too_large: 'Videos can be up to 20 GB. Please export it at a lower bitrate and choose it again.',
    recording_disk_full:
      'There is not enough disk space for this video ({freeGb} GB free after other uploads in progress, {neededGb} GB needed). Please contact the system administrator.',
    recording_chunks_wrong: 'The upload could not be prepared. Please choose the file again.',
    recording_upload_unknown: 'This upload no longer exists. Please choose the file again.',
    recording_parts_missing: 'Some parts have not arrived. Please try again to continue the upload.',
    recording_container: 'This file is not an MP4, MOV or WebM video. Please export it as MP4 (H.264, AAC).',
    recording_hevc:
      'HEVC (H.265) cannot be used because some guests could not watch it. Please export the video as H.264.',
    recording_video_codec:
      'This video format ({codec}) cannot be used because some guests could not watch it. Please export it as MP4 (H.264, AAC).',
    recording_audio_codec:
      'This audio format ({codec}) cannot be used because some guests could not hear it. Please export the sound as AAC.',
    recording_no_video: 'This file contains no video. Please choose another file.',
    recording_broken: 'This video is incomplete or damaged. Please play the original file to check it.',
    recording_not_begun: 'The stream is not published yet, so moments cannot be marked.',
    recording_moment_unknown: 'This moment is not in the recording.',
    recording_chapter_unknown: 'This chapter has already been deleted.',
    recording_chapters_full: 'You can add up to 100 chapters.',
    recording_none: 'No recording is published. Please reopen the page.',
    recording_nothing_to_show: 'No recording is published.',
    recording_caption_encoding: 'This file is not encoded as UTF-8. Please save it again as UTF-8.',
    recording_caption_signature:
      'This is not a WebVTT file: its first line must be “WEBVTT” (please export SRT and other captions as WebVTT).',
    recording_caption_block: 'Line {line}: add an empty line before each line of times.',
    recording_caption_timing: 'Line {line}: these times cannot be read (example: 00:01:02.500 --> 00:01:05.000).',
    recording_caption_backwards: 'Line {line}: the end must be later than the start.',
    recording_caption_order:
      'Line {line}: this caption starts before the one above it. Please put them in order of time.',
    recording_caption_setting: 'Line {line}: the setting after the times is not supported.',
    recording_caption_no_text: 'Line {line}: the caption is empty.',
    recording_caption_too_long: 'Line {line}: a caption can have up to 500 characters.',
    recording_caption_empty: 'There are no captions in this file.',
    recording_poster_unreadable: 'This frame could not be saved as an image. Please try again.',
  },
};

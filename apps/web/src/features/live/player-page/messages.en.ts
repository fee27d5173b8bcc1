import type { catalogue as ja } from './messages.ja.ts';

/** Texts of the picture and the parts around it, English. */
export const catalogue: Readonly<Record<keyof typeof ja, string>> = {
  'watch.live': 'Live',
  'watch.recording': 'Recording',
  'watch.until': 'Until {date}',
  'watch.viewers': '{count, plural, one {# guest is watching} other {# guests are watching}}',
  'watch.reactions': 'Reactions {count}',
  'watch.player.live': 'Live video',
  'watch.player.archive': 'Recording',
  'watch.heat': '{count, plural, one {# moment} other {# moments}} with many reactions',
  'watch.title.recording': 'Available until {date}',
  'slate.recovering': 'Restoring the video',
  'slate.recovering.text': 'The video continues by itself as soon as it is back. You can still send messages.',
  'watch.unpublished': 'Not published: visible to staff only',
  'watch.shortcut': 'Watch from here',
  'slate.intermission': 'Intermission',
  'slate.intermission.text': 'The ceremony continues here automatically. Please make yourself comfortable.',
  'slate.crowded': 'You can watch on up to three devices at once',
  'slate.crowded.text': 'Please close this page on another device and try again in about five minutes.',
  'slate.crowded.again': 'Try again',
  'closing.left.days': '{days, plural, one {# day} other {# days}} and {hours, plural, one {# hour} other {# hours}}',
  'closing.left.hours':
    '{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}',
  'closing.left.minutes': '{minutes, plural, one {# minute} other {# minutes}}',
  'closing.left': '{left} left',
  'closing.own': 'until {date} your time',
  'chapters.title': 'Chapters',
  'chapters.about': 'Reactions',
  'chapters.go': '{title}, watch from {time}',
};

import type { catalogue as ja } from './messages.ja.ts';

/** Texts of the picture and what stands over and under it, English. */
export const catalogue: Readonly<Record<keyof typeof ja, string>> = {
  'watch.live': 'Live',
  'watch.recording': 'Recording',
  'watch.until': 'Until {date}',
  'watch.viewers': '{count, plural, one {# guest is watching} other {# guests are watching}}',
  'watch.reactions': 'Reactions {count}',
  'watch.player.live': 'Live video',
  'watch.player.archive': 'Recording',
  'watch.heat': '{count, plural, one {# lively scene} other {# lively scenes}}',
  'watch.shortcut': 'Watch from here',
  'watch.title.recording': 'Open until {date}',
  'slate.recovering': 'The video is being restored',
  'slate.recovering.words': 'It goes on by itself as soon as it is back. You can send messages in the meantime.',
  'watch.unpublished': 'Not published: only staff see it',
  'slate.intermission': 'Intermission',
  'slate.intermission.words': 'It goes on here by itself. Please make yourself comfortable.',
  'slate.crowded': 'You can watch on three devices at once',
  'slate.crowded.words': 'Please close this page on another device and try again in about five minutes.',
  'slate.crowded.again': 'Try again',
  'closing.left.days': '{days, plural, one {# day} other {# days}} and {hours, plural, one {# hour} other {# hours}}',
  'closing.left.hours':
    '{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}}',
  'closing.left.minutes': '{minutes, plural, one {# minute} other {# minutes}}',
  'closing.left': '{left} left',
  'closing.own': 'until {date} where you are',
  'chapters.title': 'Chapters',
  'chapters.about': 'Reactions',
  'chapters.go': '{title}, watch from {time}',
};

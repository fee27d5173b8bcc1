import type { ja } from './messages.ja.ts';

/** What the frame of the staff areas says, in English. */
export const en: Record<keyof typeof ja, string> = {
  'search.open': 'Search',
  'help.label': 'About this page',
  'help.what': 'What is this page for?',
  'help.who': 'Who can see it?',
  'help.next': 'What happens next?',
};

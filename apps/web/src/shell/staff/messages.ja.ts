/** What the frame of the staff areas says, in Japanese. */
export const ja = {
  'search.open': '検索',
  'help.label': 'このページについて',
  'help.what': 'このページでできること',
  'help.who': '見られる人',
  'help.next': 'この後の流れ',
} as const;

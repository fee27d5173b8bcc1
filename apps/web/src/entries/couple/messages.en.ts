import type { ja } from './messages.ja.ts';

/** Texts of the frame of the couple's area, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'couple.nav': 'Your wedding',
  'couple.nav.home': 'Home',
  'couple.nav.invitation': 'Invitation',
  'couple.nav.attendants': 'Guests',
  'couple.nav.congratulations': 'Messages',
  'couple.nav.congratulations.short': 'Messages',
  'couple.nav.payment': 'Gifts and transfer',
  'couple.nav.share': 'Share',
  'couple.nav.profile': 'Profiles',
  'couple.nav.more': 'More',
  'couple.help': 'If you need help',
  'couple.links': 'About the company',
  'couple.links.law': 'Legal notice',
  'couple.links.terms': 'Terms',
  'couple.links.privacy': 'Privacy policy',
  'couple.links.faq': 'FAQ',
  'couple.links.guide': 'Guide',
  'couple.picture': 'Cover of the invitation',
  'couple.gifts.all': 'All gifts',
  'couple.home': 'Home',
  'couple.deadline.none': 'No reply deadline set',
  'couple.deadline.left': '{n, plural, one {# day left} other {# days left}} to reply ({date})',
  'couple.deadline.today': 'Replies are due today ({date})',
  'couple.deadline.over': 'The reply deadline was {date}',
};

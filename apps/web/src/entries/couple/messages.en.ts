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
  'couple.nav.share': 'Send it out',
  'couple.nav.profile': 'Profiles',
  'couple.nav.more': 'More',
  'couple.help': 'If you need help',
  'couple.links': 'About the company',
  'couple.links.law': 'Legal notice',
  'couple.links.terms': 'Terms',
  'couple.links.privacy': 'Privacy policy',
  'couple.links.faq': 'Questions and answers',
  'couple.links.guide': 'Guide',
  'couple.picture': 'Cover of the invitation',
  'couple.gifts.all': 'All gifts',
  'couple.home': 'Home',
  'couple.deadline.none': 'No last day is set',
  'couple.deadline.left': '{n, plural, one {# more day} other {# more days}} ({date})',
  'couple.deadline.today': 'Due today ({date})',
  'couple.deadline.over': 'Last day was {date}',
};

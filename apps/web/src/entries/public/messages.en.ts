import type { ja } from './messages.ja.ts';

/** Texts of the landing page, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'landing.signIn': 'Sign in',
  'landing.title': 'Far away, yet at the same table.',
  'landing.lead':
    '{product} lets couples share their wedding with the people who cannot be there. Invitation, ceremony and congratulations all come together in one letter.',
  'landing.guests': 'For guests',
  'landing.guests.text': 'Please open the link in your invitation. You can reply there, and watch there on the day.',
  'landing.guests.link': 'Invitation link',
  'landing.guests.link.hint': 'You can also enter just the last part of the address.',
  'landing.guests.link.wrong': 'We cannot find this invitation. Please check the link.',
  'landing.guests.open': 'Open the invitation',
  'landing.couples': 'For the couple',
  'landing.couples.text':
    'Use the link in the email from your venue to get started. If you already have, sign in to continue.',
  'landing.couples.signIn': 'Continue planning',
  'landing.couples.register': 'Register your wedding',
  'landing.venues': 'For venues',
  'landing.venues.text':
    'Manage weddings, live streams and gift payments in your own area. Sign in with your registered email address.',
  'landing.venues.signIn': 'Sign in as a venue',
  'landing.day': 'What you can do',
  'landing.day.invitation': 'Invitations and replies',
  'landing.day.invitation.text':
    'An invitation that opens on a phone. Guests choose to attend live, watch the recording, or decline.',
  'landing.day.live': 'Live stream and recording',
  'landing.day.live.text':
    'The video starts by itself when the ceremony begins. Guests can also watch the recording later.',
  'landing.day.tree': 'Congratulations',
  'landing.day.tree.text': 'Each guest’s message becomes a leaf, and together they grow into a tree.',
  'landing.day.gift': 'Gift money',
  'landing.day.gift.text': 'Guests can give online. They pay only the gift itself.',
};

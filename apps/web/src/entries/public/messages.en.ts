import type { ja } from './messages.ja.ts';

/** Texts of the landing page, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'landing.signIn': 'Sign in',
  'landing.title': 'Far away, and yet at the same table.',
  'landing.lead':
    '{product} lets a couple share their wedding with those who cannot come. From the invitation to the ceremony and the words of blessing, one letter holds it all.',
  'landing.guests': 'For guests',
  'landing.guests.words':
    'Please open the link of your invitation. You answer it there, and on the day you attend there too.',
  'landing.guests.link': 'Link of your invitation',
  'landing.guests.link.hint': 'The last part of its address is enough.',
  'landing.guests.link.wrong': 'There is no such invitation. Please check the link.',
  'landing.guests.open': 'Open the invitation',
  'landing.couples': 'For the couple',
  'landing.couples.words':
    'Your venue has sent you a mail: its link takes you through the first steps. If you have done them, sign in and go on.',
  'landing.couples.signIn': 'Go on preparing',
  'landing.couples.register': 'Register at your venue',
  'landing.venues': 'For venues',
  'landing.venues.words':
    'Weddings, live streams and the payment of gifts are in your own area. Please sign in with your registered address.',
  'landing.venues.signIn': 'To your area',
  'landing.day': 'What it does',
  'landing.day.invitation': 'Invitation and answers',
  'landing.day.invitation.words':
    'A letter that opens on a phone. Guests answer that they attend live, watch the recording, or cannot be there.',
  'landing.day.live': 'Live, and afterwards',
  'landing.day.live.words': 'The picture appears by itself as the ceremony begins. Later there is the recording.',
  'landing.day.tree': 'Words of blessing',
  'landing.day.tree.words': 'The words of each guest become a leaf, and together they make a tree.',
  'landing.day.gift': 'Gift money',
  'landing.day.gift.words': 'It can be given online. A guest pays the gift and nothing on top.',
};

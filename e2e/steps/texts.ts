import { fill, type TextParams } from '@kotohogi/contract/texts/fill';
import type { Language } from '@kotohogi/contract/texts/texts';
import { type KitMessages, kitMessages, loadKitMessages } from '@kotohogi/ui/messages';
import { catalogue as accountEn } from '@kotohogi/web/src/entries/account/catalogue.en.ts';
import { catalogue as accountJa } from '@kotohogi/web/src/entries/account/catalogue.ja.ts';
import { catalogue as adminEn } from '@kotohogi/web/src/entries/admin/catalogue.en.ts';
import { catalogue as adminJa } from '@kotohogi/web/src/entries/admin/catalogue.ja.ts';
import { catalogue as companyEn } from '@kotohogi/web/src/entries/company/catalogue.en.ts';
import { catalogue as companyJa } from '@kotohogi/web/src/entries/company/catalogue.ja.ts';
import { catalogue as coupleEn } from '@kotohogi/web/src/entries/couple/catalogue.en.ts';
import { catalogue as coupleJa } from '@kotohogi/web/src/entries/couple/catalogue.ja.ts';
import { catalogue as facilityEn } from '@kotohogi/web/src/entries/facility/catalogue.en.ts';
import { catalogue as facilityJa } from '@kotohogi/web/src/entries/facility/catalogue.ja.ts';
import { catalogue as guestEn } from '@kotohogi/web/src/entries/guest/catalogue.en.ts';
import { catalogue as guestJa } from '@kotohogi/web/src/entries/guest/catalogue.ja.ts';
import { catalogue as selfEn } from '@kotohogi/web/src/features/attendant/guest-profile/messages.en.ts';
import { catalogue as selfJa } from '@kotohogi/web/src/features/attendant/guest-profile/messages.ja.ts';
import { catalogue as playerEn } from '@kotohogi/web/src/features/live/player-page/messages.en.ts';
import { catalogue as playerJa } from '@kotohogi/web/src/features/live/player-page/messages.ja.ts';
import { en as receiptEn } from '@kotohogi/web/src/features/receipt/messages.en.ts';
import { ja as receiptJa } from '@kotohogi/web/src/features/receipt/messages.ja.ts';
import { en as registerEn } from '@kotohogi/web/src/features/temporary-wedding/messages.en.ts';
import { ja as registerJa } from '@kotohogi/web/src/features/temporary-wedding/messages.ja.ts';
import { en as shellEn } from '@kotohogi/web/src/shell/messages.en.ts';
import { ja as shellJa } from '@kotohogi/web/src/shell/messages.ja.ts';
import { type PlayerMessages, playerMessages } from '../../packages/player/src/messages.ts';
import { type ReactionMessages, reactionMessages } from '../../packages/reactions/src/messages.ts';

await Promise.all([loadKitMessages('ja'), loadKitMessages('en-US')]);

// A couple and a venue postpone a wedding in different words; the journeys do it as the couple, whose texts come later.
const ja = {
  ...shellJa,
  ...accountJa,
  ...adminJa,
  ...companyJa,
  ...facilityJa,
  ...coupleJa,
  ...guestJa,
  ...playerJa,
  ...selfJa,
  ...receiptJa,
  ...registerJa,
};
const en: Readonly<Record<keyof typeof ja, string>> = {
  ...shellEn,
  ...accountEn,
  ...adminEn,
  ...companyEn,
  ...facilityEn,
  ...coupleEn,
  ...guestEn,
  ...playerEn,
  ...receiptEn,
  ...registerEn,
  ...selfEn,
};

/** The texts a person looks for on a page: the product's, and those its controls add. */
export interface Texts {
  /** A text by its key, with its parameters filled in. */
  readonly t: (key: keyof typeof ja, facts?: TextParams) => string;
  readonly kit: KitMessages;
  readonly player: PlayerMessages;
  readonly reactions: ReactionMessages;
}

/** The product's texts in a language. */
export function textsOf(language: Language): Texts {
  const texts = language === 'ja' ? ja : en;
  return {
    t: (key, facts) => fill(texts[key], facts),
    kit: kitMessages(language === 'ja' ? 'ja' : 'en-US'),
    player: playerMessages(language),
    reactions: reactionMessages(language),
  };
}

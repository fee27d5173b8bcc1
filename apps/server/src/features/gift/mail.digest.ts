import type { UserId } from '@kotohogi/domain/kernel/ids';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { yenText } from '../../platform/mail/money.ts';
import { contactLine, hostGreeting, type WeddingSummary, weddingTitle } from '../wedding/index.ts';

export interface GiftDigestFacts {
  readonly wedding: WeddingSummary;
  readonly publicUrl: string;
  readonly host: { readonly userId: UserId; readonly name: string };
  /** Oldest first, at least one. */
  readonly gifts: readonly {
    readonly name: string;
    /** Null for a message without money. */
    readonly amountYen: number | null;
    readonly message: string;
  }[];
}

/** Further gifts are counted, not listed: the page has them all. */
const MAX_LISTED = 20;

/** Mail 25: the gifts of the day, to the couple. */
export function giftDigestMail({ wedding, publicUrl, host, gifts }: GiftDigestFacts): MailContent {
  const { language } = wedding;
  const ja = language === 'ja';
  const count = gifts.length;
  const more = count - MAX_LISTED;
  const total = gifts.reduce((sum, { amountYen }) => sum + (amountYen ?? 0), 0);
  const sum = ja ? `合計 ${yenText(total, language)}` : `${yenText(total, language)} in all`;
  return {
    kind: 'gift-digest',
    language,
    subject: ja ? `ご祝儀が${count}件届いています` : `You have received ${count} ${count === 1 ? 'gift' : 'gifts'}`,
    // Amounts, not names: lists of mails show this first, and names are unverified (docs/product/mail.md).
    preview: sum,
    headline: weddingTitle(coupleText(wedding.couple, language), language),
    greeting: hostGreeting(host.name, language),
    paragraphs: [
      ja
        ? `前回のお知らせのあとに届いた、おふたりへのご祝儀です（${sum}）。`
        : `Your guests have sent you these gifts since our last email (${sum}).`,
      ...(more > 0 ? [ja ? `ほかに${more}件あります。` : `There are ${more} more.`] : []),
    ],
    facts: gifts.slice(0, MAX_LISTED).map(({ name, amountYen, message }) => {
      const amount = amountYen === null ? '' : yenText(amountYen, language);
      return [name, [amount, message && (ja ? `「${message}」` : `“${message}”`)].filter(Boolean).join('\n')];
    }),
    button: {
      label: ja ? 'ご祝儀の一覧を開く' : 'See your gifts',
      url: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage/payment`,
    },
    contact: contactLine(wedding, language),
    reason: ja
      ? 'このメールは、新しいご祝儀があった日の夜7時に、おふたりそれぞれにお送りしています。'
      : 'This email goes to both of you at seven in the evening (Japan time) on days with new gifts.',
    pattern: wedding.pattern,
    reader: { weddingId: wedding.weddingId, userId: host.userId },
  };
}

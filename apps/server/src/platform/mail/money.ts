import type { Language } from '@kotohogi/contract/texts/texts';

/** An amount in a mail: 30,000円 / 30,000 yen. */
export function yenText(amount: number, language: Language): string {
  return `${new Intl.NumberFormat('ja-JP').format(amount)}${language === 'ja' ? '円' : ' yen'}`;
}

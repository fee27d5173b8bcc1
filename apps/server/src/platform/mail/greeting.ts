import type { Language } from '@kotohogi/contract/texts/texts';
import { isolated } from '@kotohogi/domain/kernel/marks';

/** The greeting of a mail to the owner of an account, who may not have entered a name yet. */
export function personGreeting(name: string, language: Language): string {
  if (name === '') return language === 'ja' ? 'ご利用ありがとうございます' : 'Hello,';
  return language === 'ja' ? `${isolated(name)} 様` : `Dear ${isolated(name)},`;
}

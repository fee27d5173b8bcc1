import { fullName } from '@kotohogi/domain/profile/full-name';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './couple-name.module.css';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

/** The names a couple is shown by, in the order the wedding sets. */
export type Couple = readonly { readonly lastName: string; readonly firstName: string }[];

const namesOf = (couple: Couple) => couple.map(name => fullName(name, currentLanguage())).filter(Boolean);

/** 小林 陽翔・佐藤 結衣, as plain text. */
export function coupleText(couple: Couple): string {
  return namesOf(couple).join('・') || say('wedding.couple.unnamed');
}

/** 小林・佐藤, where there is little room. */
export function coupleShortText(couple: Couple): string {
  const names = couple.map(name => name.lastName || name.firstName).filter(Boolean);
  return names.join('・') || say('wedding.couple.unnamed');
}

/** The couple's names; a name never breaks inside, only between the two. */
export function CoupleName({ couple }: { readonly couple: Couple }) {
  const [first, second] = namesOf(couple);
  if (first === undefined) return <span className={styles.unnamed}>{say('wedding.couple.unnamed')}</span>;
  if (second === undefined) return <span className={styles.name}>{first}</span>;
  return (
    <>
      <span className={styles.name}>{first}・</span>
      <wbr />
      <span className={styles.name}>{second}</span>
    </>
  );
}

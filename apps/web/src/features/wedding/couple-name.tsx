import { familyNames, fullName, fullNames } from '@kotohogi/domain/profile/full-name';
import { NAME_JOINT, type PersonName } from '@kotohogi/domain/profile/names';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './couple-name.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The couple's names in display order. */
export type Couple = readonly PersonName[];

/** 小林 陽翔・佐藤 結衣 / Haruto Kobayashi & Yui Sato, as plain text. */
export function coupleFullText(couple: Couple): string {
  return fullNames(couple, currentLanguage()) || t('wedding.couple.unnamed');
}

/** A wedding in a sentence: by its couple, or by its reservation while their names are not entered. */
export function weddingText({ couple, reservationId }: { readonly couple: Couple; readonly reservationId: string }) {
  const names = fullNames(couple, currentLanguage());
  return names === '' ? t('wedding.named.reservation', { reservationId }) : t('wedding.named', { names });
}

/** 小林・佐藤 / Kobayashi & Sato, for limited space. */
export function coupleShortText(couple: Couple): string {
  return familyNames(couple, currentLanguage()) || t('wedding.couple.unnamed');
}

/** The couple's names; they wrap only between the two, never within a name. */
export function CoupleName({ couple }: { readonly couple: Couple }) {
  const [first = '', second] = couple.map(name => fullName(name, currentLanguage())).filter(Boolean);
  if (first === '') return <span className={styles.unnamed}>{t('wedding.couple.unnamed')}</span>;
  if (second === undefined) return <span className={styles.name}>{first}</span>;
  const joint = NAME_JOINT[currentLanguage()];
  return (
    <>
      <span className={styles.name}>
        {first}
        {joint.trimEnd()}
      </span>
      {joint.endsWith(' ') ? ' ' : <wbr />}
      <span className={styles.name}>{second}</span>
    </>
  );
}

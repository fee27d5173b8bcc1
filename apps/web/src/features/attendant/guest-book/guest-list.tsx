import type { AttendantRow } from '@kotohogi/contract/attendant';
import { KANA_ROWS, type KanaRow, kanaRowOf } from '@kotohogi/domain/attendant/kana-row';
import { Chip } from '@kotohogi/ui/chip';
import { joinedText } from '../../../shell/formats.office.ts';
import { numberText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { t as tBook } from '../host/t.ts';
import type { ja } from '../messages.ja.ts';
import styles from './guest-list.module.css';
import { LeafMark } from './leaf-mark.tsx';

const t = textsOf<typeof ja>();

const rowOf = (guest: AttendantRow): KanaRow => kanaRowOf(guest.nameKana || guest.name);
const groupId = (row: KanaRow) => `kana-${KANA_ROWS.indexOf(row)}`;

/** Groups the guests of one page by kana row; in any other order they form one group. */
function groupsOf(guests: readonly AttendantRow[], isKanaOrder: boolean) {
  if (!isKanaOrder) return [{ row: undefined, guests }];
  const rows = [...new Set(guests.map(rowOf))];
  return rows.map(row => ({ row, guests: guests.filter(guest => rowOf(guest) === row) }));
}

function AnswerWord({ guest }: { readonly guest: AttendantRow }) {
  if (guest.ng) {
    return (
      <Chip tone="muted" icon="ban">
        {t('guests.ng')}
      </Chip>
    );
  }
  return (
    <span className={styles.answer}>
      <LeafMark answer={guest.answer} />
      {t(`guests.answer.${guest.answer}`)}
    </span>
  );
}

interface GuestRowProps {
  readonly guest: AttendantRow;
  readonly hasMoney: boolean;
  readonly href: string;
}

function GuestRow({ guest, hasMoney, href }: GuestRowProps) {
  return (
    <tr className={styles.guest} data-ng={guest.ng || undefined}>
      <th scope="row" className={styles.name}>
        <PageLink className={styles.link} href={href}>
          {guest.name}
        </PageLink>
        <span>{guest.nameKana}</span>
      </th>
      <td className={styles.relation}>{t(`guests.relation.${guest.relationShip}`)}</td>
      <td className={styles.said}>
        <AnswerWord guest={guest} />
      </td>
      <td className={styles.party}>{guest.answer !== 'absence' && tBook('book.party', { n: guest.partySize })}</td>
      <td className={styles.text}>
        {guest.replyMessage}
        {guest.allergy !== '' && (
          <span className={styles.allergy}>
            <Chip tone="soft">{joinedText('facts', [tBook('book.allergy'), guest.allergy])}</Chip>
          </span>
        )}
      </td>
      {hasMoney && (
        <td className={styles.gift}>
          {guest.giftYen === null || guest.giftYen === 0 ? (
            <span className={styles.none}>—</span>
          ) : (
            <>
              {numberText(guest.giftYen)}
              <span className={styles.unit}>{t('guests.yen')}</span>
            </>
          )}
        </td>
      )}
    </tr>
  );
}

export interface GuestListProps {
  /** The URL of a guest's page. */
  readonly hrefOf: (id: number) => string;
  readonly guests: readonly AttendantRow[];
  /** Show a heading for each kana row. */
  readonly isKanaOrder: boolean;
}

/** The guests in list order, each with the answer as a leaf and a word. A table on wide screens, cards on a phone. */
export function GuestList({ hrefOf, guests, isKanaOrder }: GuestListProps) {
  const hasMoney = guests.some(guest => guest.giftYen !== null);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('guests.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('guests.column.name')}</th>
          <th scope="col">{t('guests.column.relation')}</th>
          <th scope="col">{t('guests.column.answer')}</th>
          <th scope="col">{tBook('book.party.column')}</th>
          <th scope="col">{t('guests.column.text')}</th>
          {hasMoney && (
            <th scope="col" className={styles.right}>
              {t('guests.column.gift')}
            </th>
          )}
        </tr>
      </thead>
      {groupsOf(guests, isKanaOrder).map(group => (
        <tbody key={group.row ?? 'all'}>
          {group.row !== undefined && (
            <tr className={styles.group} id={groupId(group.row)}>
              <th scope="rowgroup" colSpan={hasMoney ? 6 : 5}>
                {group.row === 'A' ? t('guests.row.other') : group.row}
              </th>
            </tr>
          )}
          {group.guests.map(guest => (
            <GuestRow key={guest.id} guest={guest} hasMoney={hasMoney} href={hrefOf(guest.id)} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The anchor of a kana row within the page. */
export const groupAnchor = (row: KanaRow): string => groupId(row);

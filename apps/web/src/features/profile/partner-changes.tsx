import type { PersonInput } from '@kotohogi/contract/profile';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { joinedText } from '../../shell/formats.office.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';
import styles from './partner-changes.module.css';
import { type DraftField, isDifferent, type ProfileMerge, personOf } from './profile-draft.ts';

const t = textsOf<typeof ja>();

/** The text of a field's value; an empty value has a text too, so that no line is empty. */
function valueText({ type, field }: DraftField, people: readonly PersonInput[]): string {
  const person = personOf(people, type);
  if (person === undefined) return '';
  switch (field) {
    case 'useMaidenName':
      return t(person.useMaidenName ? 'profile.yes' : 'profile.no');
    case 'colour':
      return t(`profile.colour.${person.colour}`);
    case 'bloodType':
      return person.bloodType === ''
        ? t('profile.bloodType.none')
        : t('profile.bloodType.one', { type: person.bloodType });
    case 'birthday':
      return person.birthday?.replaceAll('-', '/') || t('profile.unnamed');
    default:
      return person[field] || t('profile.unnamed');
  }
}

export interface PartnerChangesProps {
  /** Undefined if it is only known that somebody saved first. */
  readonly merged: ProfileMerge | undefined;
  readonly mine: readonly PersonInput[];
  readonly theirs: readonly PersonInput[];
  /** The name of a person. */
  readonly titleOf: (person: PersonInput) => string;
  /** Replaces my value with the partner's. */
  readonly onTake: (spot: DraftField) => void;
}

/**
 * Lists field by field what the partner has saved, next to mine where both changed it
 * (docs/product/profile.md#editing-together).
 */
export function PartnerChanges({ merged, mine, theirs, titleOf, onTake }: PartnerChangesProps) {
  const { conflicts = [], taken = [], isReordered = false } = merged ?? {};
  const open = conflicts.filter(spot => isDifferent(spot, mine, theirs));
  const labelOf = ({ type, field }: DraftField) => {
    const person = personOf(theirs, type);
    return joinedText('facts', [person === undefined ? '' : titleOf(person), t(`profile.${field}`)]);
  };
  const isAnnounced = open.length > 0 || taken.length > 0 || isReordered;
  return (
    <Alert tone="warn" title={t('profile.newer')} isLive isDismissable>
      <div className={styles.merged}>
        {!isAnnounced && <p>{t('profile.newer.text')}</p>}
        {open.length > 0 && (
          <>
            <p>{t('profile.newer.conflicts')}</p>
            <dl className={styles.spots}>
              {open.map(spot => (
                <div key={`${spot.type}-${spot.field}`} className={styles.spot}>
                  <dt>{labelOf(spot)}</dt>
                  <dd>
                    <small>{t('profile.newer.theirs')}</small> <span>{valueText(spot, theirs)}</span>
                  </dd>
                  <dd>
                    <small>{t('profile.newer.mine')}</small> <span>{valueText(spot, mine)}</span>
                  </dd>
                  <dd className={styles.act}>
                    <Button
                      size="small"
                      aria-label={t('profile.newer.take.of', { field: labelOf(spot) })}
                      onPress={() => onTake(spot)}
                    >
                      {t('profile.newer.take')}
                    </Button>
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {taken.length > 0 && (
          <>
            <p>{t('profile.newer.taken')}</p>
            <dl className={styles.spots}>
              {taken.map(spot => (
                <div key={`${spot.type}-${spot.field}`} className={styles.spot}>
                  <dt>{labelOf(spot)}</dt>
                  <dd>{valueText(spot, theirs)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {isReordered && <p>{t('profile.newer.order')}</p>}
      </div>
    </Alert>
  );
}

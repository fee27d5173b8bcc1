import type { PlayerFacts } from '@kotohogi/contract/attendance-detail';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useAttendance, useUpdateMe } from '../../attendant/index.ts';
import styles from '../slate.module.css';
import { t } from '../t.ts';

/**
 * The link to the venue's own form, until this guest has opened it (docs/product/player.md#slates); not shown while
 * debugging.
 */
export function Questionnaire({ facts }: { readonly facts: PlayerFacts }) {
  const { weddingKey, viewer } = useAttendance();
  const update = useUpdateMe(weddingKey);
  const isAsked = facts.CSQuestionnaireURL !== '' && !facts.CSQuestionnaireOpened;
  if (!isAsked) return null;
  const note = () => {
    if (viewer === 'guest') update.mutate({ CSQuestionnaireOpened: true });
  };
  return (
    <>
      <p>{t('slate.archiving.ask')}</p>
      <span className={styles.action}>
        <LinkButton href={facts.CSQuestionnaireURL} isExternal onPress={note}>
          {t('slate.archiving.form')}
        </LinkButton>
      </span>
    </>
  );
}

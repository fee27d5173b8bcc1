import { Card } from '@kotohogi/ui/card';
import { Switch } from '@kotohogi/ui/switch';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { useReplyForm, useUpdateReplyForm } from '../api.self.ts';
import type { ja } from '../messages.ja.ts';
import styles from './reply-settings.module.css';

const t = textsOf<typeof ja>();

const QUESTIONS = [
  { field: 'asksContact', about: 'contact' },
  { field: 'asksCompanions', about: 'companions' },
  { field: 'asksAllergy', about: 'allergy' },
  { field: 'asksIdPhoto', about: 'idPhoto' },
] as const;

export interface ReplySettingsProps {
  readonly weddingId: number;
  /** For users who may see the settings but not change them. */
  readonly isReadOnly?: boolean;
}

/** What the reply form asks for besides name and answer; set by the couple or the venue. */
export function ReplySettings({ weddingId, isReadOnly = false }: ReplySettingsProps) {
  const query = useReplyForm(weddingId);
  const form = query.data;
  const update = useUpdateReplyForm(weddingId);
  const notify = useFailureNotice();
  if (form === undefined) return <FailedPart query={query} title={t('replyForm.title')} />;
  const turn = (field: (typeof QUESTIONS)[number]['field'], isOn: boolean) =>
    update.mutate({ [field]: isOn }, { onError: error => notify(error, () => turn(field, isOn)) });
  return (
    <Card title={t('replyForm.title')}>
      <div className={styles.questions}>
        <p className={styles.text}>{t('replyForm.text')}</p>
        {QUESTIONS.map(({ field, about }) => (
          <Switch
            key={field}
            isSelected={form[field]}
            isDisabled={isReadOnly || update.isPending}
            onChange={isOn => turn(field, isOn)}
            description={t(`replyForm.about.${about}`)}
          >
            {t(`replyForm.ask.${about}`)}
          </Switch>
        ))}
      </div>
    </Card>
  );
}

import { Card } from '@kotohogi/ui/card';
import { Select } from '@kotohogi/ui/select';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useCouple } from '../invitation/index.ts';
import { useChangeLanguage } from './api.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The language of mails to the couple: shared by both, whatever their browsers use. */
export function LanguageCard() {
  const { id, language } = useCouple();
  const change = useChangeLanguage(id);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const choose = (next: 'ja' | 'en') =>
    change.mutate(next, {
      onSuccess: () => show({ tone: 'ok', text: t('profile.language.saved') }),
      onError: error => notify(error, () => choose(next)),
    });
  return (
    <Card title={t('profile.language')}>
      <Select
        label={t('profile.language.label')}
        hint={t('profile.language.hint')}
        isBusy={change.isPending}
        items={[
          { value: 'ja', label: '日本語' },
          { value: 'en', label: 'English' },
        ]}
        value={language}
        onChange={choose}
      />
    </Card>
  );
}

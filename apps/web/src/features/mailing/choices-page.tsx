import type { MailChoices } from '@kotohogi/contract/mailing';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { SectionHeading } from '@kotohogi/ui/section-heading';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { Switch } from '@kotohogi/ui/switch';
import type { ReactNode } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { Brand } from '../../shell/brand/brand.tsx';
import { textsOf } from '../../shell/i18n/text.ts';
import { LanguageButton } from '../../shell/language-button.tsx';
import { useTheme } from '../../shell/theme/use-theme.ts';
import { useChoose, useMailChoices } from './api.ts';
import styles from './choices-page.module.css';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

interface ChoicesProps {
  readonly token: string;
  readonly data: MailChoices;
}

/** One switch for each kind; it is saved by being pressed. */
function Choices({ token, data }: ChoicesProps) {
  const choose = useChoose(token);
  const show = useSnackbar();
  const tell = useFailureNotice();
  useTheme(data.designPattern, 'guest');
  return (
    <>
      <p className={styles.lead}>{say('mailing.lead', { name: data.name })}</p>
      <ul className={styles.list}>
        {data.choices.map(({ choice, isOn }) => (
          <li key={choice}>
            <Switch
              isSelected={isOn}
              isDisabled={choose.isPending}
              onChange={next =>
                choose.mutate(
                  { choice, isOn: next },
                  { onSuccess: () => show({ tone: 'ok', text: say('mailing.saved') }), onError: error => tell(error) },
                )
              }
            >
              <b>{say(`mailing.${choice}`)}</b>
              <small>{say(`mailing.${choice}.when`)}</small>
            </Switch>
          </li>
        ))}
      </ul>
      <p className={styles.always}>{say('mailing.always')}</p>
    </>
  );
}

function Body({ token }: { readonly token: string }): ReactNode {
  const { data, error, refetch } = useMailChoices(token);
  if (data !== undefined) return <Choices token={token} data={data} />;
  if (error === null) return <Skeleton shape="block" height="20rem" />;
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title={say('mailing.gone')}>{say('mailing.gone.words')}</EmptyState>;
  return (
    <LoadFailure message={error instanceof ApiError ? error.userMessage : undefined} onRetry={() => void refetch()} />
  );
}

/** Which mails one does without: opened by the link at the foot of each of them, without signing in. */
export function ChoicesPage({ token }: { readonly token: string }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Brand />
        <LanguageButton />
      </header>
      <main id="content" className={styles.sheet}>
        <SectionHeading latin="Letters" title={say('mailing.title')} level={1} size="page" />
        <Body token={token} />
      </main>
    </div>
  );
}

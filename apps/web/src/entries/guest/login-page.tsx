import { LinkButton } from '@kotohogi/ui/link-button';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { GuestLogin, readLoginEmail, WeddingKeyPrompt } from '../../features/attendant/index.ts';
import { GuestLinkRequest } from '../../features/session/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { readCallback } from '../../shell/router/callback.ts';
import { paths } from '../../shell/router/paths.ts';
import { stringifySearch } from '../../shell/router/search.ts';
import { useGoOn } from '../../shell/router/use-go-on.ts';
import { BottomSheet } from './bottom-sheet.tsx';
import type { catalogue } from './catalogue.ja.ts';
import styles from './entry-pages.module.css';
import type { LoginSearch } from './routes.ts';
import { useWeddingTheme } from './use-wedding-theme.ts';

const t = textsOf<typeof catalogue>();

interface Ids {
  readonly companyAccountId: string | undefined;
  readonly weddingKey: string;
}

/** The ways to sign in without a password at hand. */
function Ways({ companyAccountId, weddingKey }: Ids) {
  const { callback }: LoginSearch = useSearch({ strict: false });
  const login = paths.guest.login(companyAccountId, weddingKey);
  return (
    <div className={styles.ways}>
      <LinkButton href={paths.guest.resetPassword(companyAccountId, weddingKey)} variant="quiet">
        {t('signIn.forgot')}
      </LinkButton>
      <LinkButton href={`${login}${stringifySearch({ by: 'mail', callback })}`} variant="quiet" icon="mail">
        {t('signIn.link.open')}
      </LinkButton>
    </div>
  );
}

/** …/login?by=mail: sends a mail with a link to sign in without a password. */
function ByMail({ companyAccountId, weddingKey }: Ids) {
  const { callback }: LoginSearch = useSearch({ strict: false });
  const login = paths.guest.login(companyAccountId, weddingKey);
  return (
    <BottomSheet weddingKey={weddingKey} title={t('signIn.link.title')} lead={t('signIn.link.lead')}>
      <GuestLinkRequest
        weddingKey={weddingKey}
        initialEmail={readLoginEmail()}
        callback={readCallback(callback, location.origin)}
      />
      <div className={styles.ways}>
        <LinkButton href={`${login}${stringifySearch({ callback })}`} variant="quiet">
          {t('signIn.toLogin')}
        </LinkButton>
      </div>
    </BottomSheet>
  );
}

/** Login by password, in the wedding's pattern. */
function ByPassword(ids: Ids) {
  useWeddingTheme(ids.weddingKey);
  const goOn = useGoOn(paths.guest.index(ids.companyAccountId, ids.weddingKey));
  return <GuestLogin {...ids} onSignedIn={goOn} ways={<Ways {...ids} />} />;
}

function WithoutKey({ companyAccountId }: Pick<Ids, 'companyAccountId'>) {
  const navigate = useNavigate();
  useWeddingTheme(undefined);
  return <WeddingKeyPrompt onNext={key => void navigate({ href: paths.guest.login(companyAccountId, key) })} />;
}

/** …/login of a wedding; without a key in the URL it asks for one. */
export function GuestLoginPage() {
  const { companyAccountId, weddingKey } = useParams({ strict: false });
  const { by }: LoginSearch = useSearch({ strict: false });
  if (weddingKey === undefined) return <WithoutKey companyAccountId={companyAccountId} />;
  const ids = { companyAccountId, weddingKey };
  return by === 'mail' ? <ByMail {...ids} /> : <ByPassword {...ids} />;
}

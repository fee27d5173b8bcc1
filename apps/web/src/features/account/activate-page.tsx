import { Button } from '@kotohogi/ui/button';
import { LinkButton } from '@kotohogi/ui/link-button';
import { TextField } from '@kotohogi/ui/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import { LoginSheet, MailedLink } from '../session/index.ts';
import { ActivateForm } from './activate-form.tsx';
import { type Entered, useInvite } from './api.ts';
import { InviteFacts } from './invite-facts.tsx';
import { readInviteLink } from './invite-link.ts';
import type { ja } from './messages.ja.ts';
import { RequestMailAgain } from './request-mail-again.tsx';
import styles from './verify-page.module.css';

const t = textsOf<typeof ja>();

interface SheetProps {
  readonly area?: 'account.invite.area' | 'account.invite.office';
  readonly lead: string;
  readonly children: ReactNode;
}

/** The frame of every state of the page. */
function Sheet({ area, lead, children }: SheetProps) {
  return (
    <LoginSheet area={t(area ?? 'account.invite.area')} title={t('account.invite.title')} lead={lead}>
      {children}
    </LoginSheet>
  );
}

/** /account/invites/activate: paste the link, or request a new one (docs/product/user.md#hosts). */
export function InviteLinkPage({ onLink }: { readonly onLink: (token: string) => void }) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const token = readInviteLink(text);
    setWrong(token === undefined);
    if (token !== undefined) onLink(token);
  };
  return (
    <Sheet lead={t('account.invite.paste.lead')}>
      <form className={styles.form} onSubmit={open} noValidate>
        <TextField
          label={t('account.invite.paste')}
          hint={t('account.invite.paste.hint')}
          value={text}
          onChange={next => {
            setText(next);
            setWrong(false);
          }}
          errorMessage={isWrong ? t('account.invite.paste.wrong') : undefined}
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck="false"
        />
        <Button type="submit" variant="filled" size="large" fullWidth icon="arrow-right">
          {t('account.invite.paste.open')}
        </Button>
      </form>
      <RequestMailAgain mail="invite" />
    </Sheet>
  );
}

export interface ActivatePageProps {
  /** The token of the mailed link. */
  readonly token: string;
  readonly onActivated: (entered: Entered) => void;
}

/** /account/invites/:token/activate: accepts an invitation to help prepare a wedding, or to a back office. */
export function ActivatePage({ token, onActivated }: ActivatePageProps) {
  const invite = useInvite(token);
  const [isGone, setGone] = useState(false);
  const isLost = isGone || invite.isError;
  const isStaff = invite.data?.kind === 'staff';
  const lead = isStaff ? 'account.invite.office.lead' : 'account.invite.lead';
  return (
    <Sheet
      area={isStaff ? 'account.invite.office' : 'account.invite.area'}
      lead={t(isLost ? 'account.invite.gone.lead' : lead)}
    >
      <MailedLink
        query={invite}
        isGone={isGone}
        goneText={t('account.invite.gone.text')}
        wayOn={<LinkButton href={paths.account.login}>{t('account.verify.login')}</LinkButton>}
      >
        {data => (
          <>
            <InviteFacts invite={data} />
            {data.kind !== 'first-visit' && (
              <ActivateForm token={token} invite={data} onActivated={onActivated} onGone={() => setGone(true)} />
            )}
            {data.kind === 'first-visit' && (
              <LinkButton
                href={`${paths.couple.verify(data.companyAccountId, data.weddingKey)}?token=${token}`}
                variant="filled"
                size="large"
                fullWidth
              >
                {t('account.invite.toVerify')}
              </LinkButton>
            )}
          </>
        )}
      </MailedLink>
      {isLost && <RequestMailAgain mail="invite" />}
    </Sheet>
  );
}

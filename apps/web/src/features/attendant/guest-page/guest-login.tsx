import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { attendant } from '@kotohogi/contract/schemas/attendant';
import { accountId } from '@kotohogi/contract/schemas/rules/text';
import { titleNames } from '@kotohogi/domain/profile/names';
import { artwork } from '@kotohogi/themes/artwork';
import { Button } from '@kotohogi/ui/button';
import { LinkButton } from '@kotohogi/ui/link-button';
import { TextField } from '@kotohogi/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useContractForm, useTextField } from '../../../shell/form/contract-form.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { LanguageButton } from '../../../shell/language-button.tsx';
import { paths } from '../../../shell/router/paths.ts';
import { LoginForm } from '../../session/index.ts';
import { useGuestLogin } from '../api.guest.ts';
import { attendanceQuery } from '../api.ts';
import { CoupleTitle } from '../couple-title.tsx';
import { readLoginEmail } from '../reply/reply-draft.ts';
import { t } from '../t.ts';
import { CompanyFoot, ProductFoot } from './guest-footer.tsx';
import styles from './guest-login.module.css';

export interface GuestSheetProps {
  /** The wedding whose artwork, names and links surround the sheet; undefined if unknown or hidden for now. */
  readonly wedding: AttendanceDetail | undefined;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A sheet on the wedding's paper: the page for guests who are not signed in. */
export function GuestSheet({ wedding, title, lead, children }: GuestSheetProps) {
  const names = titleNames(wedding?.couple ?? []);
  return (
    <div className={styles.page}>
      <span
        className={styles.corner}
        style={{ '--picture': `url('${artwork(wedding?.designPattern ?? 'natural', 'corner')}')` }}
        aria-hidden="true"
      />
      {names.length > 0 && (
        <header>
          <CoupleTitle names={names} />
        </header>
      )}
      <main className={styles.sheet} id="content">
        <h1 className={styles.title}>{title}</h1>
        {lead !== '' && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
      <LanguageButton />
      {wedding === undefined ? <ProductFoot /> : <CompanyFoot wedding={wedding} />}
    </div>
  );
}

export interface GuestLoginProps {
  readonly companyAccountId: string | undefined;
  readonly weddingKey: string;
  readonly onSignedIn: () => void;
  /** Other ways to sign in, for guests without a password. */
  readonly ways: ReactNode;
}

/** Signs a guest in to one wedding. */
export function GuestLogin({ companyAccountId, weddingKey, onSignedIn, ways }: GuestLoginProps) {
  const { data: wedding } = useQuery({ ...attendanceQuery(weddingKey), retry: false });
  const login = useGuestLogin(weddingKey);
  return (
    <GuestSheet wedding={wedding} title={t('login.title')} lead={t('login.lead')}>
      <LoginForm
        schema={attendant.login.body}
        initialEmail={readLoginEmail()}
        login={login}
        onSignedIn={onSignedIn}
        texts={{
          email: t('login.email'),
          password: t('login.password'),
          submit: t('login.submit'),
          busy: t('login.busy'),
        }}
        className={styles.form}
      />
      {ways}
      <div className={styles.other}>
        <p>{t('login.noReply')}</p>
        <LinkButton href={paths.guest.invitation(companyAccountId, weddingKey)} variant="quiet" icon="mail-open">
          {t('login.toReply')}
        </LinkButton>
      </div>
    </GuestSheet>
  );
}

const keySchema = z.object({ key: accountId });

/** Asks for the wedding key if the login URL names no wedding (docs/product/session.md#where-a-login-goes-on-to). */
export function WeddingKeyPrompt({ onNext }: { readonly onNext: (key: string) => void }) {
  const form = useContractForm<{ key: string }>({ schema: keySchema, defaultValues: { key: '' } });
  const submit = useSubmit(form, async ({ key }) => onNext(key.trim().toLowerCase()));
  const key = useTextField(form, 'key');
  return (
    <GuestSheet wedding={undefined} title={t('login.key.title')} lead={t('login.key.lead')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('login.key.label')}
          hint={t('login.key.hint')}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          isRequired
          hideRequiredChip
          {...key}
        />
        <Button type="submit" variant="filled" size="large" fullWidth icon="arrow-right">
          {t('login.key.submit')}
        </Button>
      </form>
    </GuestSheet>
  );
}

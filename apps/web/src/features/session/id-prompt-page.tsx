import { accountId } from '@kotohogi/contract/schemas/rules/text';
import { Button } from '@kotohogi/ui/button';
import { TextField } from '@kotohogi/ui/text-field';
import * as z from 'zod/mini';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './login-page.module.css';
import { LoginSheet } from './login-sheet.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();
const schema = z.object({ id: accountId });

export interface IdPromptPageProps {
  /** The area of the login; each asks for its own kind of id. */
  readonly area: 'forCompany' | 'forFacility' | 'forCouple';
  /** Receives the id, trimmed and in lower case, and continues to its login. */
  readonly onNext: (id: string) => void;
}

const HINTS = {
  forCompany: 'session.accountId.hint.company',
  forFacility: 'session.accountId.hint.facility',
  forCouple: 'session.weddingKey.hint',
} as const;

/**
 * Asks for the id if the login URL names no company, facility or wedding
 * (docs/product/session.md#where-a-login-goes-on-to).
 */
export function IdPromptPage({ area, onNext }: IdPromptPageProps) {
  const form = useContractForm<{ id: string }>({ schema, defaultValues: { id: '' } });
  const submit = useSubmit(form, async ({ id }) => onNext(id.trim().toLowerCase()));
  const id = useTextField(form, 'id');
  return (
    <LoginSheet area={t(`session.${area}`)} lead={t('session.lead.askId')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t(area === 'forCouple' ? 'session.weddingKey' : 'session.accountId')}
          hint={t(HINTS[area])}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          isRequired
          hideRequiredChip
          {...id}
        />
        <Button type="submit" variant="filled" size="large" fullWidth icon="arrow-right">
          {t('session.next')}
        </Button>
      </form>
    </LoginSheet>
  );
}

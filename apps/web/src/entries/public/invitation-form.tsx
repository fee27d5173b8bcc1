import { Button } from '@kotohogi/ui/button';
import { TextField } from '@kotohogi/ui/text-field';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './landing-page.module.css';
import type { ja } from './messages.ja.ts';
import { readInvitation } from './read-invitation.ts';

const t = textsOf<typeof ja>();

/** Opens an invitation from its link or the key at the end of it. */
export function InvitationForm() {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const navigate = useNavigate();
  const open = (event: FormEvent) => {
    event.preventDefault();
    const href = readInvitation(text, location.origin);
    setWrong(href === undefined);
    if (href !== undefined) void navigate({ href });
  };
  return (
    <form className={styles.form} onSubmit={open} noValidate>
      <TextField
        label={t('landing.guests.link')}
        hint={t('landing.guests.link.hint')}
        value={text}
        onChange={next => {
          setText(next);
          setWrong(false);
        }}
        errorMessage={isWrong ? t('landing.guests.link.wrong') : undefined}
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        autoComplete="off"
        spellCheck="false"
      />
      <Button type="submit" variant="filled" fullWidth>
        {t('landing.guests.open')}
      </Button>
    </form>
  );
}

import { useSearch } from '@tanstack/react-router';
import { ChoicesPage } from '../../features/mailing/index.ts';

/** /mails */
export function MailsPage() {
  const { token = '' } = useSearch({ strict: false });
  return <ChoicesPage token={token} />;
}

import { useSearch } from '@tanstack/react-router';
import { ChoicesPage } from '../../features/mailing/choices-page.tsx';

/** /mails */
export function MailsPage() {
  const { token = '' } = useSearch({ strict: false });
  return <ChoicesPage token={token} />;
}

import { useSearch } from '@tanstack/react-router';
import { useAttendance } from '../../features/attendant/attendance-context.ts';
import { PaperPage } from '../../features/attendant/guest-profile/paper-page.tsx';
import { PaymentPage } from '../../features/gift/payment-page.tsx';
import { readPaymentSearch } from '../../features/gift/payment-search.ts';
import { paths } from '../../shell/router/paths.ts';

/** …/payment: results of wallets and issuers, the guest's gifts and purchases. */
export function GuestPaymentPage() {
  const { companyAccountId, weddingKey } = useAttendance();
  const search = readPaymentSearch(useSearch({ strict: false }));
  return (
    <PaymentPage
      weddingKey={weddingKey}
      homeHref={paths.guest.index(companyAccountId, weddingKey)}
      search={search}
      frame={sheet => <PaperPage latin="Keepsakes" {...sheet} />}
    />
  );
}

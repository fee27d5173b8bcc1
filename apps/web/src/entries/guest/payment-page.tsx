import { useSearch } from '@tanstack/react-router';
import { PaperPage, useAttendance } from '../../features/attendant/index.ts';
import { PaymentPage, readPaymentSearch } from '../../features/gift/index.ts';
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

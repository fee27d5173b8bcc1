import { receipt } from '@kotohogi/contract/receipt';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '../../shell/api/call.ts';
import { useCallOnce } from '../../shell/api/use-call-once.ts';

const receiptKey = (wedding: string, orderId: string) => ['receipt', wedding, orderId] as const;

/** A payment of the guest with its receipt. */
export function useReceipt(wedding: string, orderId: string) {
  return useQuery({
    queryKey: receiptKey(wedding, orderId),
    queryFn: () => call(receipt.read, { params: { wedding, orderId } }),
    retry: false,
  });
}

/** Issues the receipt under a name; read again afterwards, because another tab may have been faster. */
export function useIssueReceipt(wedding: string, orderId: string) {
  const client = useQueryClient();
  const issue = useCallOnce(receipt.issue);
  return useMutation({
    mutationFn: (body: { readonly name: string }) => issue({ params: { wedding, orderId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: receiptKey(wedding, orderId) }),
  });
}

/** The URL of the PDF of a receipt. */
export const receiptPdfAddress = (wedding: string, orderId: string, language: 'ja' | 'en'): string =>
  addressOf(receipt.pdf, { params: { wedding, orderId }, query: { language } });

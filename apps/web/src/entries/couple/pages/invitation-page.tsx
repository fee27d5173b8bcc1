import { useSearch } from '@tanstack/react-router';
import { InvitationEditor, useCouple, usePreview } from '../../../features/invitation/index.ts';

/**
 * /c/:companyAccountId?/weddings/:weddingKey?/manage/invitation; with `invpreview` it continues from a stored preview.
 */
export function InvitationPage() {
  const couple = useCouple();
  const { invpreview }: { readonly invpreview?: string } = useSearch({ strict: false });
  const preview = usePreview(couple.id, invpreview);
  // Without an id there is nothing to wait for; an expired preview is ignored.
  if (preview.isLoading) return null;
  return <InvitationEditor key={couple.id} preview={preview.data} />;
}

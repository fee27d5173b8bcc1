import { useSearch } from '@tanstack/react-router';
import { InvitationEditor, useCouple, usePreview } from '../../../features/invitation/door.ts';

/** /c/:companyAccountId?/weddings/:weddingKey?/manage/invitation; with `invpreview` it goes on from a kept preview. */
export function InvitationPage() {
  const couple = useCouple();
  const { invpreview }: { readonly invpreview?: string } = useSearch({ strict: false });
  const preview = usePreview(couple.id, invpreview);
  // Without an id there is nothing to wait for; a preview that is gone is simply not begun with.
  if (preview.isLoading) return null;
  return <InvitationEditor key={couple.id} preview={preview.data} />;
}

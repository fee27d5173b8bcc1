import { type InvitationInput, type InvitationState, invitation } from '@kotohogi/contract/invitation';
import type { CallInput, OutputOf } from '@kotohogi/contract/kit/endpoint';
import { wedding } from '@kotohogi/contract/wedding';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '../../shell/api/call.ts';
import type { MadeFileCalls } from '../../shell/list/use-made-file.ts';

/** The initial data of the couple's pages. */
export type CoupleInfo = OutputOf<typeof wedding.manageInfo>;

/** The query for the couple's wedding. */
export const coupleQuery = (weddingId: number) =>
  queryOptions({
    queryKey: ['wedding', weddingId, 'manageInfo'],
    queryFn: () => call(wedding.manageInfo, { params: { weddingId } }),
  });

/** The couple's wedding; re-renders when it changes. */
export function useCoupleInfo(weddingId: number) {
  return useQuery(coupleQuery(weddingId));
}

/** Refetches the couple's wedding: after a write that its pages show, or when the partner saved first. */
export function useRefreshCouple(weddingId: number): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: coupleQuery(weddingId).queryKey });
}

interface Save {
  readonly version: number;
  readonly input?: Partial<InvitationInput>;
  readonly publish?: boolean;
}

/** Saves, publishes or unpublishes the invitation. */
export function useSaveInvitation(weddingId: number) {
  const client = useQueryClient();
  const { queryKey } = coupleQuery(weddingId);
  return useMutation({
    mutationFn: ({ version, input, publish }: Save) =>
      call(invitation.update, {
        params: { weddingId },
        body: { ...input, version, ...(publish === undefined ? {} : { publish }) },
      }),
    onSuccess: (saved: InvitationState) => {
      client.setQueryData<CoupleInfo>(queryKey, info => (info === undefined ? info : { ...info, invitation: saved }));
      return client.invalidateQueries({ queryKey });
    },
  });
}

/** Stores an unsaved invitation for a preview on the guest page. */
export function useKeepPreview(weddingId: number) {
  return useMutation({
    mutationFn: (body: InvitationInput) => call(invitation.preview, { params: { weddingId }, body }),
  });
}

/** The stored preview of an id, so that another device can continue from it. */
export function usePreview(weddingId: number, id: string | undefined) {
  return useQuery({
    queryKey: ['wedding', weddingId, 'preview', id],
    queryFn: () => call(invitation.readPreview, { params: { weddingId, id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Uploads a photo. It belongs to the wedding, and to a slot only after saving. */
export function useUploadPhoto(weddingId: number) {
  return useMutation({
    mutationFn: (file: File) => call(invitation.addPhoto, { params: { weddingId }, body: file }),
  });
}

/** The URL of the QR code. */
export const qrAddress = (weddingId: number): string => addressOf(invitation.qr, { params: { weddingId } });

/** Starts generating the printable cards and reports the progress. */
export function useCardFile(weddingId: number): MadeFileCalls {
  const params = { weddingId };
  return {
    make: () => call(invitation.makeCard, { params }),
    read: () => call(invitation.cardState, { params }),
    address: addressOf(invitation.card, { params }),
  };
}

const linkPreviewKey = (weddingId: number) => ['wedding', weddingId, 'linkPreview'];

/** The link preview that other services show. */
export function useLinkPreview(weddingId: number) {
  return useQuery({
    queryKey: linkPreviewKey(weddingId),
    queryFn: () => call(invitation.readLinkPreview, { params: { weddingId } }),
  });
}

/** Changes how much the link preview shows. */
export function useChangeLinkPreview(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof invitation.updateLinkPreview>['body']) =>
      call(invitation.updateLinkPreview, { params: { weddingId }, body }),
    onSuccess: saved => client.setQueryData(linkPreviewKey(weddingId), saved),
  });
}

/** The URL of the link preview image, by version. */
export const linkPreviewAddress = (key: string, version: string): string =>
  addressOf(invitation.linkPreview, { params: { wedding: key }, query: { v: version } });

const templateKey = (weddingId: number) => ['wedding', weddingId, 'snsTemplate'];

/** The message that contains the link. */
export function useTemplate(weddingId: number) {
  return useQuery({
    queryKey: templateKey(weddingId),
    queryFn: () => call(invitation.readTemplate, { params: { weddingId } }),
  });
}

/** Saves that message. */
export function useSaveTemplate(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof invitation.updateTemplate>['body']) =>
      call(invitation.updateTemplate, { params: { weddingId }, body }),
    onSuccess: saved => client.setQueryData(templateKey(weddingId), saved),
    // The partner may have saved first.
    onError: () => client.invalidateQueries({ queryKey: templateKey(weddingId) }),
  });
}

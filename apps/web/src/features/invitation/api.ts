import { type InvitationInput, type InvitationState, invitation } from '@kotohogi/contract/invitation';
import type { CallInput, OutputOf } from '@kotohogi/contract/kit/endpoint';
import { wedding } from '@kotohogi/contract/wedding';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '../../shell/api/call.ts';
import type { MadeFileCalls } from '../../shell/list/use-made-file.ts';

/** Everything the couple's pages begin with. */
export type CoupleInfo = OutputOf<typeof wedding.manageInfo>;

/** How the couple's wedding is asked for. */
export const coupleQuery = (weddingId: number) =>
  queryOptions({
    queryKey: ['wedding', weddingId, 'manageInfo'],
    queryFn: () => call(wedding.manageInfo, { params: { weddingId } }),
  });

/** The couple's wedding, drawn again when it changes. */
export function useCoupleInfo(weddingId: number) {
  return useQuery(coupleQuery(weddingId));
}

/** Asks for the couple's wedding anew: after a write that its pages show, or when the partner was faster. */
export function useRefreshCouple(weddingId: number): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: coupleQuery(weddingId).queryKey });
}

interface Save {
  readonly version: number;
  readonly input?: Partial<InvitationInput>;
  readonly publish?: boolean;
}

/** Saves the invitation, sends it out, or takes it back. */
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

/** Keeps what is not saved, to be looked at on the guests' page. */
export function useKeepPreview(weddingId: number) {
  return useMutation({
    mutationFn: (body: InvitationInput) => call(invitation.preview, { params: { weddingId }, body }),
  });
}

/** What was kept under an id: another device goes on where this one was. */
export function usePreview(weddingId: number, id: string | undefined) {
  return useQuery({
    queryKey: ['wedding', weddingId, 'preview', id],
    queryFn: () => call(invitation.readPreview, { params: { weddingId, id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Uploads a picture; it belongs to the wedding, and to a place only once that is saved. */
export function useUploadPhoto(weddingId: number) {
  return useMutation({
    mutationFn: (file: File) => call(invitation.addPhoto, { params: { weddingId }, body: file }),
  });
}

/** The address of the QR code. */
export const qrAddress = (weddingId: number): string => addressOf(invitation.qr, { params: { weddingId } });

/** Has the cards to print made, and says how far they are. */
export function useCardFile(weddingId: number): MadeFileCalls {
  const params = { weddingId };
  return {
    make: () => call(invitation.makeCard, { params }),
    read: () => call(invitation.cardState, { params }),
    address: addressOf(invitation.card, { params }),
  };
}

const linkPreviewKey = (weddingId: number) => ['wedding', weddingId, 'linkPreview'];

/** What other services show of the link. */
export function useLinkPreview(weddingId: number) {
  return useQuery({
    queryKey: linkPreviewKey(weddingId),
    queryFn: () => call(invitation.readLinkPreview, { params: { weddingId } }),
  });
}

/** Lets the link show more or less. */
export function useChangeLinkPreview(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof invitation.updateLinkPreview>['body']) =>
      call(invitation.updateLinkPreview, { params: { weddingId }, body }),
    onSuccess: saved => client.setQueryData(linkPreviewKey(weddingId), saved),
  });
}

/** The address of the picture of a link, as it is now. */
export const linkPreviewAddress = (key: string, version: string): string =>
  addressOf(invitation.linkPreview, { params: { wedding: key }, query: { v: version } });

const templateKey = (weddingId: number) => ['wedding', weddingId, 'snsTemplate'];

/** The message that carries the link. */
export function useTemplate(weddingId: number) {
  return useQuery({
    queryKey: templateKey(weddingId),
    queryFn: () => call(invitation.readTemplate, { params: { weddingId } }),
  });
}

/** Keeps that message. */
export function useSaveTemplate(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof invitation.updateTemplate>['body']) =>
      call(invitation.updateTemplate, { params: { weddingId }, body }),
    onSuccess: saved => client.setQueryData(templateKey(weddingId), saved),
    // The partner may have been faster.
    onError: () => client.invalidateQueries({ queryKey: templateKey(weddingId) }),
  });
}

import { liveReported } from '@kotohogi/contract/live';
import { type RecordingBoard, recording } from '@kotohogi/contract/recording';
import type { CaptionLanguage } from '@kotohogi/domain/recording/caption';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../shell/api/call.ts';
import { useSocketEvent } from '../../shell/socket/use-socket-event.ts';

const boardQuery = (weddingId: number) =>
  queryOptions({
    queryKey: ['recording', 'board', weddingId],
    queryFn: ({ signal }) => call(recording.board, { params: { weddingId } }, { signal }),
  });

/** The latest marker and chapters, for those who edit them. */
export function useRecordingBoard(weddingId: number) {
  const client = useQueryClient();
  useSocketEvent(liveReported, () => void client.invalidateQueries({ queryKey: boardQuery(weddingId).queryKey }));
  return useQuery(boardQuery(weddingId));
}

const NO_CAPTIONS: RecordingBoard['captions'] = [];

/** The captions of a recording, once there is one. */
export function useCaptions(weddingId: number, isRecorded: boolean): RecordingBoard['captions'] {
  return useQuery({ ...boardQuery(weddingId), enabled: isRecorded }).data?.captions ?? NO_CAPTIONS;
}

/** A command that returns the updated board. */
function useCommand<V = void>(weddingId: number, mutationFn: (input: V) => Promise<RecordingBoard>) {
  const client = useQueryClient();
  const { queryKey } = boardQuery(weddingId);
  return useMutation({
    mutationFn,
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: board => {
      client.setQueryData(queryKey, board);
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

/** A moment as the API accepts it: an offset in the recording in seconds, or program time. */
export type Moment = { readonly offset: number } | { readonly programMs: number };

/** Sets the start of the ceremony; null clears it. */
export function useSetShortcut(weddingId: number) {
  return useCommand(weddingId, (moment: Moment | null) =>
    call(recording.setShortcut, { params: { weddingId }, body: moment ?? { offset: null } }),
  );
}

/** Adds a chapter at a moment. */
export function useAddChapter(weddingId: number) {
  return useCommand(weddingId, (body: Moment & { readonly title: string; readonly titleEn?: string }) =>
    call(recording.addChapter, { params: { weddingId }, body }),
  );
}

interface NewNames {
  readonly chapterId: number;
  readonly title: string;
  readonly titleEn: string;
}

/** Renames a chapter. */
export function useRenameChapter(weddingId: number) {
  return useCommand(weddingId, ({ chapterId, ...body }: NewNames) =>
    call(recording.renameChapter, { params: { weddingId, chapterId }, body }),
  );
}

/** Removes a chapter. */
export function useRemoveChapter(weddingId: number) {
  return useCommand(weddingId, (chapterId: number) =>
    call(recording.removeChapter, { params: { weddingId, chapterId } }),
  );
}

/** Uploads a caption file for a language. */
export function usePutCaption(weddingId: number) {
  return useCommand(weddingId, ({ language, file }: { readonly language: CaptionLanguage; readonly file: File }) =>
    call(recording.putCaption, {
      params: { weddingId, language },
      query: { fileName: file.name },
      // Browsers have no consistent media type for caption files.
      body: new Blob([file], { type: 'application/octet-stream' }),
    }),
  );
}

/** Removes the captions of a language. */
export function useRemoveCaption(weddingId: number) {
  return useCommand(weddingId, (language: CaptionLanguage) =>
    call(recording.removeCaption, { params: { weddingId, language } }),
  );
}

/** Uploads a frame of the recording as its poster. */
export function usePutPoster(weddingId: number) {
  return useCommand(weddingId, (picture: Blob) => call(recording.putPoster, { params: { weddingId }, body: picture }));
}

/** Removes the poster, so that the pattern's picture is used again. */
export function useRemovePoster(weddingId: number) {
  return useCommand(weddingId, () => call(recording.removePoster, { params: { weddingId } }));
}

const uploadsKey = (weddingId: number) => ['recording', 'uploads', weddingId] as const;

/** Unfinished uploads; `revision` changes when an upload of this page changed something on the server. */
export function useUploads(weddingId: number, revision: number) {
  return useQuery({
    queryKey: [...uploadsKey(weddingId), revision],
    queryFn: ({ signal }) => call(recording.uploads, { params: { weddingId } }, { signal }),
    placeholderData: before => before,
    select: ({ uploads }) => uploads,
  });
}

/** The API calls of an upload. */
export const uploadCalls = {
  url: (weddingId: number, body: Input<typeof recording.uploadUrl>['body']) =>
    call(recording.uploadUrl, { params: { weddingId }, body }),
  parts: (weddingId: number, body: Input<typeof recording.multipartUrl>['body']) =>
    call(recording.multipartUrl, { params: { weddingId }, body }),
  register: (weddingId: number, body: Input<typeof recording.registerContents>['body']) =>
    call(recording.registerContents, { params: { weddingId }, body }),
  link: (weddingId: number, body: NonNullable<Input<typeof recording.linkVideo>['body']>) =>
    call(recording.linkVideo, { params: { weddingId }, body }),
  cancel: (weddingId: number, uploadId: string) => call(recording.cancelUpload, { params: { weddingId, uploadId } }),
};
export type UploadCalls = typeof uploadCalls;

/** The state of an upload (docs/product/upload.md#states-of-a-film); `isDone` once the video is linked. */
export interface VideoUpload {
  readonly percentage: number;
  readonly uploading: boolean;
  readonly linking: boolean;
  readonly isDone: boolean;
}

export type UploadEvent =
  | { readonly type: 'started'; readonly percentage: number }
  | { readonly type: 'progressed'; readonly percentage: number }
  | { readonly type: 'sent' }
  | { readonly type: 'linked' }
  | { readonly type: 'failed' }
  | { readonly type: 'reset' };

/** No upload is running. */
export const IDLE_UPLOAD: VideoUpload = { percentage: 0, uploading: false, linking: false, isDone: false };

/**
 * The next state of an upload (idle, uploading with percentage, linking, done:
 * docs/product/upload.md#states-of-a-film). The percentage never decreases during an upload; events that do not fit the
 * state are ignored.
 */
export function afterUploadEvent(upload: VideoUpload, event: UploadEvent): VideoUpload {
  switch (event.type) {
    case 'started':
      if (upload.uploading || upload.linking) return upload;
      return { ...IDLE_UPLOAD, uploading: true, percentage: event.percentage };
    case 'progressed':
      if (!upload.uploading) return upload;
      return { ...upload, percentage: Math.max(upload.percentage, event.percentage) };
    case 'sent':
      if (!upload.uploading) return upload;
      return { ...upload, uploading: false, linking: true, percentage: 100 };
    case 'linked':
      return upload.linking ? { ...upload, linking: false, isDone: true } : upload;
    case 'failed':
      return upload.isDone ? upload : { ...upload, uploading: false, linking: false };
    case 'reset':
      return upload.uploading || upload.linking ? upload : IDLE_UPLOAD;
  }
}

import type { Upload } from '@kotohogi/contract/recording';
import { fill } from '@kotohogi/contract/texts/fill';
import { recordingTexts } from '@kotohogi/contract/texts/recording';
import { codecOf, DEFECT_CODES } from '@kotohogi/domain/recording/film';
import { afterUploadEvent, IDLE_UPLOAD, type VideoUpload } from '@kotohogi/domain/recording/upload';
import { ApiError } from '../../shell/api/api-error.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { uploadCalls } from './api.ts';
import { checkFilm } from './check-film.ts';
import { type FilmTarget, type HostedTarget, sendFilm } from './send-film.ts';
import { UploadFailed } from './send-part.ts';
import { t } from './t.ts';

/** A film upload of this page. */
export interface FilmRun {
  readonly upload: VideoUpload;
  /** The file is being checked before the upload. */
  readonly isChecking: boolean;
  readonly file: File | undefined;
  /** Why the upload failed; empty if it did not. */
  readonly failure: string;
  /** A retry may help, because the film itself is fine. */
  readonly mayRetry: boolean;
  /** Increments on every change at the server, which makes the list of films outdated. */
  readonly revision: number;
}

const NOTHING: FilmRun = {
  upload: IDLE_UPLOAD,
  isChecking: false,
  file: undefined,
  failure: '',
  mayRetry: false,
  revision: 0,
};

function errorText(error: unknown): string {
  if (error instanceof ApiError) return error.userMessage;
  return error instanceof UploadFailed ? error.message : t('recording.failed');
}

/** The film itself was refused, so a retry does not help. */
const isFinal = (error: unknown) => error instanceof ApiError && [413, 415, 422].includes(error.status);

/** The upload of a wedding's film. It lives outside the component tree, so that switching tabs does not end it. */
export class FilmSender {
  readonly #listeners = new Set<() => void>();
  #run = NOTHING;
  #ending = new AbortController();
  /** The film being sent to a hosted provider, and its upload URL. */
  #hosted: { readonly file: File; readonly place: HostedTarget } | undefined;

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => this.#listeners.delete(notify);
  };

  readonly getRun = (): FilmRun => this.#run;

  /** Checks a film, uploads it and links it. Rejects on failure; the run contains the error text. */
  async send(target: FilmTarget, file: File, resumed: Upload | undefined): Promise<void> {
    const { upload, isChecking } = this.#run;
    if (isChecking || upload.uploading || upload.linking) return;
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    this.#set({ ...NOTHING, revision: this.#run.revision, file, isChecking: true });
    const judged = await checkFilm(file);
    if (signal.aborted) return;
    if (judged !== undefined) {
      const text = recordingTexts[currentLanguage()][DEFECT_CODES[judged.defect]];
      this.#set({ isChecking: false, failure: fill(text, { codec: codecOf(judged.defect, judged.facts) }) });
      return;
    }
    this.#set({ isChecking: false });
    try {
      const report = (event: Parameters<typeof afterUploadEvent>[1]) =>
        this.#set({ upload: afterUploadEvent(this.#run.upload, event) });
      const place = this.#hosted?.file === file ? this.#hosted.place : undefined;
      const onPlace = (started: HostedTarget) => {
        this.#hosted = { file, place: started };
      };
      await sendFilm({ target, file, resumed, place, onPlace, calls: uploadCalls, report, signal });
      this.#hosted = undefined;
      this.#notify();
    } catch (error) {
      this.#notify();
      if (signal.aborted) return;
      this.#set({ failure: errorText(error), mayRetry: !isFinal(error) });
      throw error;
    }
  }

  /** Links a film that is already uploaded. */
  async link({ weddingId }: FilmTarget, contentId: number): Promise<void> {
    this.#set({ failure: '', upload: { ...IDLE_UPLOAD, percentage: 100, linking: true } });
    try {
      await uploadCalls.link(weddingId, { videoContentId: contentId });
      this.#set({ upload: afterUploadEvent(this.#run.upload, { type: 'linked' }) });
    } catch (error) {
      this.#set({ upload: IDLE_UPLOAD, failure: errorText(error), mayRetry: false });
      throw error;
    } finally {
      this.#notify();
    }
  }

  /** Stops the upload; what arrived is kept. */
  stop(): void {
    this.#ending.abort(new UploadFailed(t('recording.stopped')));
    this.#set({ ...NOTHING, revision: this.#run.revision + 1 });
  }

  /** Deletes an upload at the server. */
  async discard({ weddingId }: FilmTarget, uploadId: string): Promise<void> {
    this.stop();
    try {
      await uploadCalls.cancel(weddingId, uploadId);
    } finally {
      this.#notify();
    }
  }

  /** A new file was chosen, so the error of the previous one is cleared. */
  forget(): void {
    const { upload, isChecking } = this.#run;
    if (!upload.uploading && !upload.linking && !isChecking) this.#set({ ...NOTHING, revision: this.#run.revision });
  }

  #notify(): void {
    this.#set({ revision: this.#run.revision + 1 });
  }

  #set(change: Partial<FilmRun>): void {
    this.#run = { ...this.#run, ...change };
    for (const notify of this.#listeners) notify();
  }
}

const SENDERS = new Map<number, FilmSender>();

/** The sender of a wedding; the same instance on every call. */
export function senderOf(weddingId: number): FilmSender {
  const known = SENDERS.get(weddingId) ?? new FilmSender();
  SENDERS.set(weddingId, known);
  return known;
}

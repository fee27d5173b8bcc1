import type { Upload } from '@kotohogi/contract/recording';
import { fill } from '@kotohogi/contract/texts/fill';
import { recordingTexts } from '@kotohogi/contract/texts/recording';
import { codecOf, DEFECT_CODES } from '@kotohogi/domain/recording/film';
import { afterUploadEvent, IDLE_UPLOAD, type VideoUpload } from '@kotohogi/domain/recording/upload';
import { ApiError } from '../../shell/api/api-error.ts';
import { currentLanguage } from '../../shell/i18n/locale.ts';
import { uploadCalls } from './api.ts';
import { judgeFilm } from './judge-film.ts';
import { say } from './say.ts';
import { type FilmTarget, type HostedPlace, sendFilm } from './send-film.ts';
import { UploadFailed } from './send-part.ts';

/** A film on its way from this page. */
export interface FilmRun {
  readonly upload: VideoUpload;
  /** It is looked at before it is sent. */
  readonly isChecking: boolean;
  readonly file: File | undefined;
  /** Why it did not get through; empty while nothing is wrong. */
  readonly failure: string;
  /** Another try may help: it is not the film that is wrong. */
  readonly mayRetry: boolean;
  /** Counts what changed at the server: the list of films is older than this. */
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

function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.userMessage;
  return error instanceof UploadFailed ? error.message : say('recording.failed');
}

/** The film itself was refused: sending it again changes nothing. */
const isFinal = (error: unknown) => error instanceof ApiError && [413, 415, 422].includes(error.status);

/**
 * The one film a wedding's page sends. It belongs to the page's script and not to a part of the page: looking at another tab
 * does not end it.
 */
export class FilmSender {
  readonly #listeners = new Set<() => void>();
  #run = NOTHING;
  #ending = new AbortController();
  /** The film this page has begun to send to a hosted platform, and where. */
  #hosted: { readonly file: File; readonly place: HostedPlace } | undefined;

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => this.#listeners.delete(notify);
  };

  readonly getRun = (): FilmRun => this.#run;

  /** Looks at a film, sends it, links it. Rejects with whatever ended it; the run says it in words. */
  async send(target: FilmTarget, file: File, resumed: Upload | undefined): Promise<void> {
    const { upload, isChecking } = this.#run;
    if (isChecking || upload.uploading || upload.linking) return;
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    this.#set({ ...NOTHING, revision: this.#run.revision, file, isChecking: true });
    const judged = await judgeFilm(file);
    if (signal.aborted) return;
    if (judged !== undefined) {
      const words = recordingTexts[currentLanguage()][DEFECT_CODES[judged.defect]];
      this.#set({ isChecking: false, failure: fill(words, { codec: codecOf(judged.defect, judged.facts) }) });
      return;
    }
    this.#set({ isChecking: false });
    try {
      const tell = (event: Parameters<typeof afterUploadEvent>[1]) =>
        this.#set({ upload: afterUploadEvent(this.#run.upload, event) });
      const place = this.#hosted?.file === file ? this.#hosted.place : undefined;
      const onPlace = (begun: HostedPlace) => {
        this.#hosted = { file, place: begun };
      };
      await sendFilm({ target, file, resumed, place, onPlace, calls: uploadCalls, tell, signal });
      this.#hosted = undefined;
      this.#news();
    } catch (error) {
      this.#news();
      if (signal.aborted) return;
      this.#set({ failure: wordsOf(error), mayRetry: !isFinal(error) });
      throw error;
    }
  }

  /** Links a film that is there already. */
  async link({ weddingId }: FilmTarget, contentId: number): Promise<void> {
    this.#set({ failure: '', upload: { ...IDLE_UPLOAD, percentage: 100, linking: true } });
    try {
      await uploadCalls.link(weddingId, { videoContentId: contentId });
      this.#set({ upload: afterUploadEvent(this.#run.upload, { type: 'linked' }) });
    } catch (error) {
      this.#set({ upload: IDLE_UPLOAD, failure: wordsOf(error), mayRetry: false });
      throw error;
    } finally {
      this.#news();
    }
  }

  /** Stops sending; what arrived is kept. */
  stop(): void {
    this.#ending.abort(new UploadFailed(say('recording.stopped')));
    this.#set({ ...NOTHING, revision: this.#run.revision + 1 });
  }

  /** Forgets a film at the server. */
  async discard({ weddingId }: FilmTarget, uploadId: string): Promise<void> {
    this.stop();
    try {
      await uploadCalls.cancel(weddingId, uploadId);
    } finally {
      this.#news();
    }
  }

  /** A new file is chosen: what was said of the one before is past. */
  forget(): void {
    const { upload, isChecking } = this.#run;
    if (!upload.uploading && !upload.linking && !isChecking) this.#set({ ...NOTHING, revision: this.#run.revision });
  }

  #news(): void {
    this.#set({ revision: this.#run.revision + 1 });
  }

  #set(change: Partial<FilmRun>): void {
    this.#run = { ...this.#run, ...change };
    for (const notify of this.#listeners) notify();
  }
}

const SENDERS = new Map<number, FilmSender>();

/** The sender of a wedding's page; the same one however often it is asked for. */
export function senderOf(weddingId: number): FilmSender {
  const known = SENDERS.get(weddingId) ?? new FilmSender();
  SENDERS.set(weddingId, known);
  return known;
}

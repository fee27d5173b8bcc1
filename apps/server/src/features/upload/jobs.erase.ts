import type { ProviderKey } from '@kotohogi/domain/live/types';
import type { HostedUploads } from '@kotohogi/ports/hosted-upload';
import { ProviderUnreachable } from '@kotohogi/ports/video-provider';
import { runWithFinalFailure } from '../../platform/jobs/final-failure.ts';
import { type BoundJob, defineJob } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log/log.ts';
import type { HostedFilm } from './store.ts';

export interface EraseFilmDeps {
  readonly log: Log;
  /** Hosted platforms that take uploads themselves, by their key. */
  readonly hosted: Readonly<Partial<Record<ProviderKey, HostedUploads>>>;
}

/** Deletes a film at its platform that did not become a recording; retried for about four days. */
export const eraseFilm = defineJob<HostedFilm>('recording.eraseFilm', { maxAttempts: 25 });

/** Runs that job. A platform that has been switched off since counts as unreachable. */
export function eraseFilmJob({ log, hosted }: EraseFilmDeps): BoundJob {
  return eraseFilm.runs((film, attempt) =>
    runWithFinalFailure({ log, what: 'deleting a film at its platform', facts: film }, attempt, async () => {
      const host = hosted[film.platform];
      if (host === undefined) throw new ProviderUnreachable(`${film.platform} is switched off`);
      await host.delete(film.videoId);
    }),
  );
}

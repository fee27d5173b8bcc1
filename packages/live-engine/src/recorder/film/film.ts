/** Why a film cannot be made a recording. */
export const FILM_PROBLEMS = ['no-video', 'video-codec', 'audio-codec', 'too-short', 'broken'] as const;
export type FilmProblem = (typeof FILM_PROBLEMS)[number];

/** A film that cannot be made a recording. */
export class UnusableFilm extends Error {
  readonly problem: FilmProblem;

  constructor(problem: FilmProblem, options?: ErrorOptions) {
    super(`the film cannot be used: ${problem}`, options);
    this.problem = problem;
  }
}

/** What the thread is told. */
export interface FilmJob {
  readonly filmPath: string;
  /** The recording that the film will be appended to; it is only read here. */
  readonly archiveDirectory: string;
  /** Where the film is written to as one session, with a journal of its own. */
  readonly stagingDirectory: string;
  readonly videoId: string;
  /** Programme time of its beginning (epoch ms) when nothing was recorded before. */
  readonly programFromMs: number;
}

/** What the thread reports at its end. */
export type FilmOutcome = { readonly problem: FilmProblem | null };

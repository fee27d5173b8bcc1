/** Why a video cannot become a recording. */
export const FILM_PROBLEMS = ['no-video', 'video-codec', 'audio-codec', 'too-short', 'broken'] as const;
export type FilmProblem = (typeof FILM_PROBLEMS)[number];

/** A video that cannot become a recording. */
export class UnusableFilm extends Error {
  readonly problem: FilmProblem;

  constructor(problem: FilmProblem, options?: ErrorOptions) {
    super(`the film cannot be used: ${problem}`, options);
    this.problem = problem;
  }
}

/** The input of the thread. */
export interface FilmJob {
  readonly filmPath: string;
  /** The recording the video will be appended to; it is only read here. */
  readonly archiveDirectory: string;
  /** Where the video is written as one session, with its own journal. */
  readonly stagingDirectory: string;
  readonly videoId: string;
  /** Program time of its beginning (epoch ms) if nothing was recorded before. */
  readonly programFromMs: number;
}

/** The final report of the thread. */
export type FilmOutcome = { readonly problem: FilmProblem | null };

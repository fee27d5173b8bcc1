/** Accepted file types, by MIME type and by file extension (docs/product/recording.md#accepted-films). */
export const FILM_TYPES = ['video/mp4', 'video/quicktime', 'video/webm', '.mp4', '.mov', '.webm'] as const;

/** The properties of a video that decide whether guests can play it. */
export interface FilmFacts {
  readonly container: 'mp4' | 'mov' | 'webm' | 'other';
  /** Codec name, `unknown` for an unrecognized one; null = no video track. */
  readonly videoCodec: string | null;
  /** null = no audio track, which is allowed. */
  readonly audioCodec: string | null;
  readonly durationMs: number;
  /** The last frame is where the index says it is. */
  readonly isWhole: boolean;
}

/** Why a video cannot be shown; each has one message. */
export const FILM_DEFECTS = ['container', 'noVideo', 'hevc', 'videoCodec', 'audioCodec', 'broken'] as const;
export type FilmDefect = (typeof FILM_DEFECTS)[number];

/** The contract's code for each defect. */
export const DEFECT_CODES = {
  container: 'recording_container',
  noVideo: 'recording_no_video',
  hevc: 'recording_hevc',
  videoCodec: 'recording_video_codec',
  audioCodec: 'recording_audio_codec',
  broken: 'recording_broken',
} as const satisfies Readonly<Record<FilmDefect, string>>;

/** The display name of the codec a defect is about; empty if it is about none. */
export function codecOf(defect: FilmDefect, facts: FilmFacts | undefined): string {
  if (defect === 'audioCodec') return facts?.audioCodec?.toUpperCase() ?? '';
  return defect === 'videoCodec' ? (facts?.videoCodec?.toUpperCase() ?? '') : '';
}

/** Recordings are served without transcoding, so only codecs every guest's browser plays are accepted. */
const VIDEO_CODECS: readonly string[] = ['avc'];
const AUDIO_CODECS: readonly string[] = ['aac'];

/** Why a video cannot be shown, or undefined if it can. */
export function defectOf({
  container,
  videoCodec,
  audioCodec,
  durationMs,
  isWhole,
}: FilmFacts): FilmDefect | undefined {
  if (container === 'other') return 'container';
  // No tracks at all: the index, which comes last, is missing.
  if (videoCodec === null) return audioCodec === null ? 'broken' : 'noVideo';
  if (videoCodec === 'hevc') return 'hevc';
  if (!VIDEO_CODECS.includes(videoCodec)) return 'videoCodec';
  if (audioCodec !== null && !AUDIO_CODECS.includes(audioCodec)) return 'audioCodec';
  return durationMs > 0 && isWhole ? undefined : 'broken';
}

interface ReadableTrack {
  getCodec(): Promise<string | null>;
}

/**
 * The subset of the demuxer's API used here, typed as the demuxer has it, so that server and browser apply the same
 * checks.
 */
export interface ReadableFilm<Track extends ReadableTrack> {
  getFormat(): Promise<{ readonly name: string }>;
  getPrimaryVideoTrack(): Promise<Track | null>;
  getPrimaryAudioTrack(): Promise<ReadableTrack | null>;
  computeDuration(): Promise<number>;
}

const CONTAINERS: Readonly<Record<string, FilmFacts['container']>> = {
  MP4: 'mp4',
  'QuickTime File Format': 'mov',
  WebM: 'webm',
};

/** Reads the properties of a video; `isTrackWhole` checks the end of its video track. Throws on unreadable bytes. */
export async function factsOf<Track extends ReadableTrack>(
  film: ReadableFilm<Track>,
  isTrackWhole: (track: Track) => Promise<boolean>,
): Promise<FilmFacts> {
  const { name } = await film.getFormat();
  const [video, audio] = [await film.getPrimaryVideoTrack(), await film.getPrimaryAudioTrack()];
  return {
    container: CONTAINERS[name] ?? 'other',
    videoCodec: video && ((await video.getCodec()) ?? 'unknown'),
    audioCodec: audio && ((await audio.getCodec()) ?? 'unknown'),
    durationMs: Math.round((await film.computeDuration()) * 1000),
    isWhole: video !== null && (await isTrackWhole(video)),
  };
}

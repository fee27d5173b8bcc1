/** Kinds of file that are taken, by MIME type and by the ending they are chosen with (decision 114). */
export const FILM_TYPES = ['video/mp4', 'video/quicktime', 'video/webm', '.mp4', '.mov', '.webm'] as const;

/** What a film is made of, as far as that decides whether guests can see it. */
export interface FilmFacts {
  readonly container: 'mp4' | 'mov' | 'webm' | 'other';
  /** Name of the codec, `unknown` for one nobody knows; null = no picture. */
  readonly videoCodec: string | null;
  /** Null = no sound, which is allowed. */
  readonly audioCodec: string | null;
  readonly durationMs: number;
  /** The last frame is where the table of contents says it is. */
  readonly isWhole: boolean;
}

/** Why a film cannot be shown: one sentence each. */
export const FILM_DEFECTS = ['container', 'noVideo', 'hevc', 'videoCodec', 'audioCodec', 'broken'] as const;
export type FilmDefect = (typeof FILM_DEFECTS)[number];

/** The contract's word for each. */
export const DEFECT_CODES = {
  container: 'recording_container',
  noVideo: 'recording_no_video',
  hevc: 'recording_hevc',
  videoCodec: 'recording_video_codec',
  audioCodec: 'recording_audio_codec',
  broken: 'recording_broken',
} as const satisfies Readonly<Record<FilmDefect, string>>;

/** The name of the codec a defect is about, as people know it; empty where it is about none. */
export function codecOf(defect: FilmDefect, facts: FilmFacts | undefined): string {
  if (defect === 'audioCodec') return facts?.audioCodec?.toUpperCase() ?? '';
  return defect === 'videoCodec' ? (facts?.videoCodec?.toUpperCase() ?? '') : '';
}

/** Recordings are passed on as they are: what every guest's browser plays without being told how. */
const VIDEO_CODECS: readonly string[] = ['avc'];
const AUDIO_CODECS: readonly string[] = ['aac'];

/** Why a film cannot be shown, or undefined when it can. */
export function defectOf({
  container,
  videoCodec,
  audioCodec,
  durationMs,
  isWhole,
}: FilmFacts): FilmDefect | undefined {
  if (container === 'other') return 'container';
  // Nothing at all in it: its table of contents, which comes last, never came.
  if (videoCodec === null) return audioCodec === null ? 'broken' : 'noVideo';
  if (videoCodec === 'hevc') return 'hevc';
  if (!VIDEO_CODECS.includes(videoCodec)) return 'videoCodec';
  if (audioCodec !== null && !AUDIO_CODECS.includes(audioCodec)) return 'audioCodec';
  return durationMs > 0 && isWhole ? undefined : 'broken';
}

interface ReadableTrack {
  getCodec(): Promise<string | null>;
}

/** As much of a demuxed file as is asked here; written as the demuxer has it, so that server and browser judge alike. */
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

/** Reads what a film is made of; `isTrackWhole` looks at the end of its picture. Throws on bytes that cannot be read. */
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

/** How a source is received: the best the connection allows, the smallest video, or audio only. */
export type ReceiveMode = 'auto' | 'low' | 'audio';

/** What a source offers, with the bitrate of each mode in bits per second. */
export interface Renditions {
  readonly fullBps: number;
  /** The smallest video; null if there is only one. */
  readonly lowBps: number | null;
  /** Audio only; null if it is not offered. */
  readonly audio: { readonly bps: number; readonly url: string } | null;
}

/** A variant of a multivariant playlist. */
export interface Variant {
  readonly url: string;
  /** 0 if the playlist has none. */
  readonly bitrate: number;
  readonly width: number;
  readonly videoCodec: string | undefined;
  readonly audioCodec: string | undefined;
}

const hasPicture = ({ width, videoCodec }: Variant): boolean => width > 0 || Boolean(videoCodec);

/**
 * Reads what a multivariant playlist offers; null without a video of known bitrate, because a choice is based on
 * bitrates.
 */
export function renditionsOf(variants: readonly Variant[]): Renditions | null {
  const pictures = variants.filter(one => hasPicture(one) && one.bitrate > 0).map(({ bitrate }) => bitrate);
  if (pictures.length === 0) return null;
  const [lowBps, fullBps] = [Math.min(...pictures), Math.max(...pictures)];
  const sound = variants.find(one => !hasPicture(one) && Boolean(one.audioCodec) && one.bitrate > 0);
  return {
    fullBps,
    lowBps: lowBps < fullBps ? lowBps : null,
    audio: sound === undefined ? null : { bps: sound.bitrate, url: sound.url },
  };
}

/** A bitrate in megabytes per hour, rounded to two significant figures, which is precise enough for planning. */
export function megabytesPerHour(bps: number): number {
  const exact = (bps * 3_600) / 8 / 1e6;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, exact))) - 1);
  return Math.max(1, Math.round(exact / unit) * unit);
}

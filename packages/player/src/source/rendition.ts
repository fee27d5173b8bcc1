/** How a source is received: as well as the line allows, in its smallest picture, or as sound alone. */
export type ReceiveMode = 'auto' | 'low' | 'audio';

/** What a source offers, with what each way costs, in bits per second. */
export interface Renditions {
  readonly fullBps: number;
  /** The smallest picture; null where there is only one. */
  readonly lowBps: number | null;
  /** The sound alone; null where it is not offered. */
  readonly audio: { readonly bps: number; readonly url: string } | null;
}

/** A line of a multivariant playlist. */
export interface Variant {
  readonly url: string;
  /** 0 where the playlist does not say. */
  readonly bitrate: number;
  readonly width: number;
  readonly videoCodec: string | undefined;
  readonly audioCodec: string | undefined;
}

const hasPicture = ({ width, videoCodec }: Variant): boolean => width > 0 || Boolean(videoCodec);

/** Reads what a multivariant playlist offers; null where there is no picture with a known bitrate, and so nothing to choose by. */
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

/** What a bitrate comes to, in megabytes an hour with two figures that count: nobody plans by more. */
export function megabytesPerHour(bps: number): number {
  const exact = (bps * 3_600) / 8 / 1e6;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, exact))) - 1);
  return Math.max(1, Math.round(exact / unit) * unit);
}

/** Why an encoder is not taken. */
export interface EncoderRefusal {
  readonly code: 'unknown-key' | 'key-in-use' | 'live-ended' | 'video-codec' | 'audio-codec';
  /** What it sends instead of H.264 or AAC, for example HEVC; empty where no codec is the reason. */
  readonly codec: string;
}

/** The same in words, for the encoder's own log and for ours; never the key. */
export function refusalText({ code, codec }: EncoderRefusal): string {
  switch (code) {
    case 'unknown-key':
      return 'unknown stream key: copy the key from the live console again';
    case 'key-in-use':
      return 'another encoder is using this stream key: stop that one, or use the spare key';
    case 'live-ended':
      return 'this live has ended: use the stream key of the next one';
    case 'video-codec':
      return `${codec} video is not supported: set the video encoder to H.264`;
    case 'audio-codec':
      return `${codec} audio is not supported: set the audio encoder to AAC`;
  }
}

/** An encoder sends what cannot be passed on to players. */
export class UnsupportedCodec extends RangeError {
  override readonly name = 'UnsupportedCodec';
  readonly refusal: EncoderRefusal;

  constructor(code: 'video-codec' | 'audio-codec', codec: string) {
    super(refusalText({ code, codec }));
    this.refusal = { code, codec };
  }
}

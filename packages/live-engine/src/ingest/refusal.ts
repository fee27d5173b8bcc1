/** Why an encoder is refused. */
export interface EncoderRefusal {
  readonly code: 'unknown-key' | 'key-in-use' | 'live-ended' | 'video-codec' | 'audio-codec';
  /** What it sends instead of H.264 or AAC, for example HEVC; empty if the codec is not the reason. */
  readonly codec: string;
}

/** A readable text of the refusal for the encoder's log and ours; never contains the key. */
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

/** An encoder sends a codec that players cannot play. */
export class UnsupportedCodec extends RangeError {
  override readonly name = 'UnsupportedCodec';
  readonly refusal: EncoderRefusal;

  constructor(code: 'video-codec' | 'audio-codec', codec: string) {
    super(refusalText({ code, codec }));
    this.refusal = { code, codec };
  }
}

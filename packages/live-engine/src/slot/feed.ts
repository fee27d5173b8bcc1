import type { SampleSink } from '../bus/sample.ts';
import type { EncoderRefusal } from '../ingest/refusal.ts';
import { type LadderOptions, Rung } from '../ladder/rung.ts';
import type { PackagerTargets } from '../packager/packager.ts';
import { FrameWatch } from './frame-watch.ts';
import { HealthMeter, type StreamHealth } from './health.ts';
import { LineRefusals } from './line-refusals.ts';
import type { LineView, SlotView } from './slot-view.ts';
import { type SourceKind, SourceSwitch } from './source-switch.ts';
import type { LiveStream } from './stream.ts';

/** No wedding encoder sends more; one that does would fill the memory that holds the last half minute. */
const MAX_KBPS = 40_000;

export interface FeedOptions {
  readonly nowMs: () => number;
  readonly targets: PackagerTargets;
  /** Makes a smaller quality; null = only one quality. */
  readonly ladder: LadderOptions | null;
}

/** The encoder side of a slot: who may send, who is on air, what arrives and in which quality. */
export class Feed {
  readonly frames: FrameWatch;
  readonly #health = new HealthMeter();
  readonly #switch: SourceSwitch;
  readonly #nowMs: () => number;
  readonly #refusals = new LineRefusals();
  readonly #rung: Rung | null;

  constructor(stream: LiveStream, { nowMs, ladder, targets }: FeedOptions) {
    this.#nowMs = nowMs;
    this.#rung = ladder === null ? null : new Rung(stream, { ...ladder, targets, nowMs });
    this.frames = new FrameWatch(nowMs, stream.window.config !== null);
    this.#switch = new SourceSwitch(
      {
        beginSource: () => {
          this.#health.reset();
          stream.beginSource();
          this.#rung?.restart();
        },
        configure: config => {
          this.#health.configure(config);
          stream.configure(config);
        },
        push: sample => {
          this.#health.observe(sample);
          if (sample.kind === 'video') this.frames.frame();
          stream.push(sample);
          this.#rung?.follow(sample);
        },
        endSource: () => stream.pause(),
      },
      nowMs,
    );
  }

  /** An encoder is on air, whether it sends or not. */
  get isTaken(): boolean {
    return this.#switch.active !== null;
  }

  get source(): SlotView['source'] {
    const { active } = this.#switch;
    const isConnected = { main: this.#switch.isConnected('main'), spare: this.#switch.isConnected('spare') };
    return { active, ...isConnected, lines: { main: this.#line('main'), spare: this.#line('spare') } };
  }

  #line(kind: SourceKind): LineView {
    const missing = this.#switch.missing(kind);
    const isSending = this.#switch.isConnected(kind) && this.#switch.hasSentPicture(kind);
    if (isSending) this.#refusals.repair(kind);
    return { missing, refusal: this.#refusals.of(kind, this.#nowMs()) };
  }

  /** Records a refused encoder; returns whether that is an event. */
  refused(kind: SourceKind, refusal: EncoderRefusal): boolean {
    return this.#refusals.add(kind, refusal, this.#nowMs());
  }

  health(): StreamHealth {
    return this.#health.report(this.#nowMs());
  }

  /** Admits an encoder; null if another one is alive on the same key. */
  claim(kind: SourceKind, expel: (reason: string) => void): Promise<SampleSink | null> {
    return this.#switch.claim(kind, expel);
  }

  /** Disconnects the encoder of one key. */
  expel(kind: SourceKind, reason: string): void {
    this.#switch.expel(kind, reason);
  }

  /** Disconnects every encoder; no more pictures are expected. */
  end(reason: string): void {
    this.#switch.expelAll(reason);
    this.frames.stop();
    this.#rung?.restart();
  }

  /** Checks the clock, and disconnects an encoder that sends far too much. */
  tick(): void {
    this.#switch.tick();
    this.#rung?.tick(this.frames.isStalled);
    const { active } = this.#switch;
    const { videoKbps, audioKbps } = this.health();
    if (active !== null && videoKbps + audioKbps > MAX_KBPS) this.expel(active, `more than ${MAX_KBPS} kbit/s`);
  }
}

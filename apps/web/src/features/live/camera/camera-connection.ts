import {
  decodeFromOrigin,
  encodeFromCamera,
  type FromCamera,
  type Refusal,
  WIRE_VERSION,
} from '@kotohogi/live-engine/ingest/packets/wire';

export interface ConnectionHandlers {
  readonly onWelcome: () => void;
  /** The origin received all samples up to this one. */
  readonly onAcknowledged: (sequence: number) => void;
  /** The connection ended; called once. null = it broke. */
  readonly onEnd: (reason: Refusal | null) => void;
}

/** One connection to the origin, from the greeting to the end. */
export class Connection {
  readonly #socket: WebSocket;
  #onEnd: ConnectionHandlers['onEnd'] | null;

  constructor(url: string, key: string, { onWelcome, onAcknowledged, onEnd }: ConnectionHandlers) {
    this.#onEnd = onEnd;
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => this.say({ type: 'hello', version: WIRE_VERSION, key });
    socket.onclose = () => this.#end(null);
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const said = data instanceof ArrayBuffer ? decodeFromOrigin(new Uint8Array(data)) : null;
      if (said?.type === 'welcome') onWelcome();
      if (said?.type === 'acknowledged') onAcknowledged(said.sequence);
      if (said?.type === 'refused') this.#end(said.reason);
    };
  }

  say(said: FromCamera): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(encodeFromCamera(said));
  }

  /** Abandons the connection and reports it as broken. */
  drop(): void {
    this.#end(null);
  }

  /** Closes the connection with a message, so that the origin does not wait for a reconnect. */
  finish(): void {
    this.#onEnd = null;
    this.say({ type: 'goodbye' });
    this.#socket.close();
  }

  #end(reason: Refusal | null): void {
    const onEnd = this.#onEnd;
    this.#onEnd = null;
    this.#socket.close();
    onEnd?.(reason);
  }
}

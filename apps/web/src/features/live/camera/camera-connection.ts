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
    socket.onopen = () => this.send({ type: 'hello', version: WIRE_VERSION, key });
    socket.onclose = () => this.#end(null);
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = data instanceof ArrayBuffer ? decodeFromOrigin(new Uint8Array(data)) : null;
      if (message?.type === 'welcome') onWelcome();
      if (message?.type === 'acknowledged') onAcknowledged(message.sequence);
      if (message?.type === 'refused') this.#end(message.reason);
    };
  }

  send(message: FromCamera): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(encodeFromCamera(message));
  }

  /** Abandons the connection and reports it as broken. */
  drop(): void {
    this.#end(null);
  }

  /** Closes the connection with a message, so that the origin does not wait for a reconnect. */
  finish(): void {
    this.#onEnd = null;
    this.send({ type: 'goodbye' });
    this.#socket.close();
  }

  #end(reason: Refusal | null): void {
    const onEnd = this.#onEnd;
    this.#onEnd = null;
    this.#socket.close();
    onEnd?.(reason);
  }
}

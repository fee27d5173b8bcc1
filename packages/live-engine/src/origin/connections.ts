import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections a stream was served on, so that a revoked one stops in the middle of a response. */
export class Connections {
  readonly #sockets = new Set<Socket>();
  readonly #files = new Set<ServerResponse>();

  note(socket: Socket): void {
    if (this.#sockets.has(socket)) return;
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  /** Registers a response that is read from a file as the player consumes it. */
  noteFile(response: ServerResponse): void {
    this.#files.add(response);
    response.once('close', () => this.#files.delete(response));
  }

  /** Cuts responses in progress; idle connections may request again and get the reason. */
  cut(): void {
    for (const response of this.#files) response.destroy();
    for (const socket of this.#sockets) if (socket.writableLength > 0) socket.destroy();
  }
}

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The connections a stream has been served on, so that a revoked one stops in the middle of an answer. */
export class Connections {
  readonly #sockets = new Set<Socket>();
  readonly #files = new Set<ServerResponse>();

  note(socket: Socket): void {
    if (this.#sockets.has(socket)) return;
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  /** Takes note of an answer that is read from a file as the player takes it. */
  noteFile(response: ServerResponse): void {
    this.#files.add(response);
    response.once('close', () => this.#files.delete(response));
  }

  /** Cuts what is still on its way; idle connections may ask again and be told why. */
  cut(): void {
    for (const response of this.#files) response.destroy();
    for (const socket of this.#sockets) if (socket.writableLength > 0) socket.destroy();
  }
}

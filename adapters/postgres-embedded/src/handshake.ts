import { connect } from 'node:net';

/** SSLRequest: length 8, then 1234 and 5679 (PostgreSQL documentation, "Message Formats"). The server answers S or N. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

const PATIENCE_MS = 2_000;

/**
 * True when a PostgreSQL server answers on 127.0.0.1 at a port. A postmaster just killed looks alive, but does not
 * answer.
 */
export function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ host: '127.0.0.1', port, timeout: PATIENCE_MS }, () => socket.write(SSL_REQUEST));
    const conclude = (isServer: boolean) => {
      resolve(isServer);
      socket.destroy();
    };
    socket.once('data', reply => conclude(reply[0] === 0x4e || reply[0] === 0x53));
    socket.once('timeout', () => conclude(false));
    socket.once('error', () => conclude(false));
    socket.once('close', () => conclude(false));
  });
}

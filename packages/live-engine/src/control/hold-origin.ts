import { get } from 'node:http';

/** A running origin that we hold for as long as the connection is open. */
export interface HeldOrigin {
  readonly pid: number;
  /** Resolves when the origin is gone or was released. */
  readonly lost: Promise<void>;
  /** Releases the origin, which keeps running. */
  readonly release: () => void;
}

/**
 * Why an origin could not be held: nothing listens there, another process holds it, or the answer is not from one of
 * our origins.
 */
export type HoldRefusal = 'absent' | 'held' | 'foreign';

const ANSWER_WITHIN_MS = 3_000;

function pidOf(line: string): number {
  const answer: unknown = JSON.parse(line);
  return typeof answer === 'object' && answer !== null && 'pid' in answer ? Number(answer.pid) : 0;
}

/** Takes hold of the origin at a control address. */
export function holdOrigin(controlUrl: string, secret: string): Promise<HeldOrigin | HoldRefusal> {
  return new Promise(resolve => {
    const headers = { Authorization: `Bearer ${secret}` };
    const request = get(`${controlUrl}/hold`, { headers, agent: false }, response => {
      if (response.statusCode !== 200) {
        response.resume();
        resolve(response.statusCode === 409 ? 'held' : 'foreign');
        return;
      }
      const lost = new Promise<void>(over => {
        response.once('close', () => over());
      });
      // why: a killed origin cuts the connection; `lost` reports that
      response.on('error', () => undefined);
      response.setEncoding('utf8').once('data', line => {
        request.setTimeout(0);
        resolve({ pid: pidOf(String(line)), lost, release: () => request.destroy() });
      });
    });
    request.setTimeout(ANSWER_WITHIN_MS, () => request.destroy());
    request.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'absent' : 'foreign'),
    );
  });
}

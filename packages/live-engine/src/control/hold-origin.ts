import { get } from 'node:http';

/** A running origin that is ours for as long as the connection is open. */
export interface HeldOrigin {
  readonly pid: number;
  /** Resolves when the origin is gone, or was let go. */
  readonly lost: Promise<void>;
  /** Lets it go; it runs on. */
  readonly release: () => void;
}

/** Why an origin is not held: nothing listens there, another process holds it, or what answers is no origin of ours. */
export type HoldRefusal = 'absent' | 'held' | 'foreign';

const ANSWER_WITHIN_MS = 3_000;

function pidOf(line: string): number {
  const answer: unknown = JSON.parse(line);
  return typeof answer === 'object' && answer !== null && 'pid' in answer ? Number(answer.pid) : 0;
}

/** Takes hold of the origin behind a control address. */
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
      // why: an origin that is killed cuts the connection; `lost` says that
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

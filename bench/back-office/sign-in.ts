import { session } from '@kotohogi/contract/session';
import { PASSWORD } from '@kotohogi/testkit/builders';
import { TestClient } from '@kotohogi/testkit/client';

/** Fetches an address; throws unless the answer is 200. */
export type Get = (address: string) => Promise<void>;

/** Signs in. Each address is fetched with its own client IP, to avoid the rate limit. */
export async function signIn(url: string, email: string): Promise<{ readonly client: TestClient; readonly get: Get }> {
  const client = new TestClient(url);
  await client.call(session.login, { body: { email, password: PASSWORD } });
  const cookie = client.cookieHeader();
  let callers = 0;
  const get: Get = async address => {
    callers += 1;
    const from = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
    const answer = await fetch(`${url}/api${address}`, { headers: { cookie, 'x-forwarded-for': from } });
    const body = await answer.text();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${body}`);
  };
  return { client, get };
}

import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign, verify } from 'node:crypto';

/** The claims of a signed URL (viewing-videos/securing-your-stream.mdx). */
interface Claims {
  readonly sub: string;
  readonly exp: number;
  readonly downloadable: boolean;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function readClaims(text: string): Claims | undefined {
  try {
    const claims: { sub?: unknown; exp?: unknown; downloadable?: unknown } = JSON.parse(
      Buffer.from(text, 'base64url').toString(),
    );
    return { sub: String(claims.sub), exp: Number(claims.exp), downloadable: claims.downloadable === true };
  } catch {
    return undefined;
  }
}

/** The account's keys: a token they signed opens a film that requires signed URLs. */
export class SigningKeys {
  readonly #keys = new Map<string, KeyObject>();
  #own: { readonly id: string; readonly privateKey: KeyObject } | undefined;

  /** Creates a key as the API returns it: base64 of the PEM and of the JWK. */
  make() {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const id = randomBytes(16).toString('hex');
    this.#keys.set(id, createPublicKey(privateKey));
    this.#own = { id, privateKey };
    const pem = privateKey.export({ type: 'pkcs1', format: 'pem' });
    const jwk = JSON.stringify({ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: id, alg: 'RS256' });
    const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
    return { id, pem: base64(pem), jwk: base64(jwk), created: new Date().toISOString() };
  }

  sign(sub: string, exp: number, downloadable: boolean): string {
    if (this.#own === undefined) this.make();
    const { id, privateKey } = this.#own ?? { id: '', privateKey: undefined };
    if (privateKey === undefined) throw new Error('no key was generated');
    const text = `${encode({ alg: 'RS256', kid: id })}.${encode({ sub, kid: id, exp, downloadable })}`;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  }

  /** The claims of a token; undefined when this account did not sign it, or it has expired. */
  read(token: string): Claims | undefined {
    const [head = '', body = '', signature = ''] = token.split('.');
    const kid = /"kid":"(\w+)"/.exec(Buffer.from(head, 'base64url').toString())?.[1] ?? '';
    const key = this.#keys.get(kid);
    const isOurs =
      key !== undefined && verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
    const claims = isOurs ? readClaims(body) : undefined;
    return claims !== undefined && claims.exp * 1_000 > Date.now() ? claims : undefined;
  }
}

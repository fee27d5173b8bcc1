import { describe, expect, test } from 'vitest';
import { toConfig } from './to-config.ts';
import { ConfigError } from './values.ts';

const ROOT = '/srv/kotohogi';
const SECRET = 'a-secret-of-thirty-two-letters-or-more';
const own = () => SECRET;

const PRODUCTION = {
  STAGE: 'production',
  SECRET,
  PUBLIC_URL: 'https://wedding.example.jp',
  LIVE_PLAYBACK_URL: 'https://live.example.jp/',
  LIVE_INGEST_URL: 'rtmp://live.example.jp/live',
  GMO_API_URL: 'https://gateway.example.jp/payment',
  GMO_TOKEN_SCRIPT_URL: 'https://token.example.jp/ext/js/token.js',
  SMTP_URL: 'smtp://mail.example.jp',
  MAIL_FROM: 'Kotohogi <no-reply@example.jp>',
};
const NEEDED = Object.keys(PRODUCTION).filter(name => name !== 'STAGE');

describe('given production', () => {
  test('when everything is set, then it starts without demo and without sandbox', () => {
    const config = toConfig(PRODUCTION, ROOT, own);
    expect(config).toMatchObject({ stage: 'production', demo: false, host: '0.0.0.0', logLevel: 'info' });
    expect(config.gateway.sandboxPort).toBeUndefined();
    expect(config.live.playbackUrl).toBe('https://live.example.jp');
  });

  test('when emergency addresses are given, then each is parsed, and an invalid one is refused', () => {
    const { live } = toConfig(
      { ...PRODUCTION, EMERGENCY_DESTINATION: ' duty@example.jp,chief@example.jp, ' },
      ROOT,
      own,
    );
    expect(live.emergencyDestination).toEqual(['duty@example.jp', 'chief@example.jp']);
    expect(live.liveErrorDestination).toEqual([]);
    expect(() => toConfig({ ...PRODUCTION, LIVE_ERROR_DESTINATION: 'operator' }, ROOT, own)).toThrow(
      new ConfigError('LIVE_ERROR_DESTINATION has an invalid mail address: "operator"'),
    );
  });

  test('when gift methods are not set, then LINE Pay is off; PayPay can be left out, LINE Pay switched on', () => {
    const methods = (names: string) => toConfig({ ...PRODUCTION, GIFT_METHODS: names }, ROOT, own).giftMethods;
    expect(methods('')).toEqual(['CREDIT', 'PAYPAY']);
    expect(methods('PAYPAY, CREDIT')).toEqual(['CREDIT', 'PAYPAY']);
    expect(methods('CREDIT')).toEqual(['CREDIT']);
    expect(methods('LINEPAY,CREDIT,PAYPAY')).toEqual(['CREDIT', 'PAYPAY', 'LINEPAY']);
    expect(() => methods('CREDIT,RAKUTEN')).toThrow(/GIFT_METHODS/);
  });

  test('when fonts and monitoring are not set, then pages load fonts and the log stays local; both can be set', () => {
    expect(toConfig(PRODUCTION, ROOT, own)).toMatchObject({ hasWebFonts: true, logSink: undefined });
    const given = { WEB_FONTS: 'off', LOG_SINK_URL: 'https://monitoring.example/in', LOG_SINK_RATE: '25' };
    const logSink = { url: 'https://monitoring.example/in', ratePercent: 25 };
    expect(toConfig({ ...PRODUCTION, ...given }, ROOT, own)).toMatchObject({ hasWebFonts: false, logSink });
    expect(() => toConfig({ ...PRODUCTION, LOG_SINK_RATE: '101' }, ROOT, own)).toThrow(/LOG_SINK_RATE/);
    expect(() => toConfig({ ...PRODUCTION, LOG_SINK_URL: 'ftp://a.example' }, ROOT, own)).toThrow(/LOG_SINK_URL/);
  });

  test('when the built-in engine is switched off, then a hosted platform has to be on', () => {
    expect(toConfig(PRODUCTION, ROOT, own).hasChannel).toBe(true);
    expect(() => toConfig({ ...PRODUCTION, CHANNEL: 'off' }, ROOT, own)).toThrow('streaming would be impossible');
    expect(toConfig({ ...PRODUCTION, CHANNEL: 'off', VIMEO_TOKEN: 'token' }, ROOT, own).hasChannel).toBe(false);
  });

  test('when hosted platforms are not set, then they are off; a token switches the first one on', () => {
    expect(toConfig(PRODUCTION, ROOT, own).hosted).toEqual({ vimeo: undefined, cloudflare: undefined });
    const { hosted } = toConfig({ ...PRODUCTION, VIMEO_TOKEN: 'token' }, ROOT, own);
    expect(hosted.vimeo).toMatchObject({ token: 'token', apiUrl: 'https://api.vimeo.com', webhookSecret: '' });
    expect(toConfig({ ...PRODUCTION, VIMEO_TOKEN: 'token', VIMEO: 'off' }, ROOT, own).hosted.vimeo).toBeUndefined();
  });

  test('when the second platform is switched on, then all of its settings are required', () => {
    expect(() => toConfig({ ...PRODUCTION, CLOUDFLARE: 'on' }, ROOT, own)).toThrow(
      new ConfigError('CLOUDFLARE_TOKEN is required when CLOUDFLARE is on'),
    );
    const whole = {
      CLOUDFLARE: 'on',
      CLOUDFLARE_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT: 'abc',
      CLOUDFLARE_PLAYBACK_URL: 'https://customer-x.cloudflarestream.com',
      CLOUDFLARE_KEY_ID: 'key',
      CLOUDFLARE_KEY_PEM: 'cGVt',
    };
    expect(toConfig({ ...PRODUCTION, ...whole }, ROOT, own).hosted.cloudflare).toMatchObject({
      apiUrl: 'https://api.cloudflare.com/client/v4/accounts/abc/stream',
      signingKey: { id: 'key', pem: 'cGVt' },
    });
  });

  test('when the stage is not set, then it is production', () => {
    expect(() => toConfig({}, ROOT, own)).toThrow(ConfigError);
  });

  test.each(NEEDED)('when %s is missing or empty, then an error names it', name => {
    for (const value of [undefined, '']) {
      expect(() => toConfig({ ...PRODUCTION, [name]: value }, ROOT, own)).toThrow(
        new ConfigError(`${name} is required in production (see .env.example)`),
      );
    }
  });

  test('when several are missing, then one error names them all', () => {
    const given = { ...PRODUCTION, SECRET: undefined, SMTP_URL: '' };
    expect(() => toConfig(given, ROOT, own)).toThrow(
      new ConfigError('SECRET, SMTP_URL are required in production (see .env.example)'),
    );
  });
});

describe('given a workstation', () => {
  test('when nothing is set, then every setting has a default, and the server listens on loopback only', () => {
    const config = toConfig({ STAGE: 'local' }, ROOT, own);
    expect(config).toMatchObject({ demo: true, host: '127.0.0.1', port: 8080, dataDir: `${ROOT}/.data`, role: 'all' });
    expect(config.gateway.sandboxPort).toBe(8083);
  });

  test('when there is a second store, then it must lie outside the first', () => {
    const config = toConfig({ STAGE: 'local', BACKUP_DIR: `${ROOT}/.data-copies` }, ROOT, own);
    expect(config.backupDir).toBe(`${ROOT}/.data-copies`);
  });

  test('when a setting is empty, then it counts as left out', () => {
    const config = toConfig({ STAGE: 'local', DATA_DIR: '', HOST: '', DATABASE_URL: '' }, ROOT, own);
    expect(config).toEqual(toConfig({ STAGE: 'local' }, ROOT, own));
  });

  test.each([
    [{ STAGE: 'staging' }, 'STAGE must be one of local, test, production, not "staging"'],
    [{ STAGE: 'local', ROLE: 'everything' }, 'ROLE must be one of all, web, origin, worker, not "everything"'],
    [{ STAGE: 'local', LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ STAGE: 'local', BACKUP_DIR: 'copies' }, 'BACKUP_DIR must be an absolute path: "copies"'],
    [{ STAGE: 'local', BACKUP_DIR: `${ROOT}/.data/copies` }, 'BACKUP_DIR must be separate from DATA_DIR'],
    [{ STAGE: 'local', BACKUP_DIR: ROOT }, 'BACKUP_DIR must be separate from DATA_DIR'],
    [
      { STAGE: 'local', TRUSTED_PROXIES: '10.0.0.1, proxy' },
      'TRUSTED_PROXIES has an invalid address or network: "proxy"',
    ],
    [
      { STAGE: 'local', TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES has an invalid address or network: "10.0.0.0/33"',
    ],
    [{ STAGE: 'local', PORT: '80a' }, 'PORT is not a port'],
    [{ STAGE: 'local', PORT: '70000' }, 'PORT is not a port'],
    [{ STAGE: 'local', SECRET: 'short' }, 'SECRET must have at least 32 characters'],
    [{ STAGE: 'local', PUBLIC_URL: 'wedding.example.jp' }, 'PUBLIC_URL is not a URL'],
    [{ STAGE: 'local', PUBLIC_URL: 'https://example.jp/weddings' }, 'PUBLIC_URL must be only scheme, host and port'],
  ])('when the settings are %o, then it refuses: %s', (env, message) => {
    expect(() => toConfig(env, ROOT, own)).toThrow(message);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownSecret } from '../platform/config/own-secret.ts';
import { installationEnv } from './installation-env.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kotohogi-installation-'));
});
afterEach(() => rm(root, { recursive: true }));

test.each([{}, { DATA_DIR: 'elsewhere' }])(
  'given data of npm start and the settings %j, then it is a workstation',
  env => {
    ownSecret(path.join(root, env.DATA_DIR ?? '.data'));
    expect(installationEnv(env, root)).toEqual({ ...env, STAGE: 'local' });
  },
);

test.each([{ STAGE: 'production' }, { PUBLIC_URL: 'https://example.jp' }, { DATA_DIR: 'elsewhere' }])(
  'given data of npm start and the settings %j, then they stay as they are',
  env => {
    ownSecret(path.join(root, '.data'));
    expect(installationEnv(env, root)).toEqual(env);
  },
);

test('given no data, then nothing makes it a workstation', () => {
  expect(installationEnv({}, root)).toEqual({});
});

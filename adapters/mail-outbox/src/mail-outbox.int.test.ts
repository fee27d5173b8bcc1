import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createOutbox } from './index.ts';

test('given stored mails, then the newest comes first, and an unknown id finds nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-outbox-'));
  let nowMs = 1_800_000_000_000;
  const outbox = createOutbox(path.join(folder, 'not-there-yet'), () => nowMs);
  expect(await outbox.list()).toEqual([]);
  for (const subject of ['一', '二', '三']) {
    nowMs += 1;
    await outbox.send({ to: 'a@example.jp', subject, html: '', text: '', kind: 'test', attachments: [] });
  }
  const kept = await outbox.list();
  expect(kept.map(mail => mail.subject)).toEqual(['三', '二', '一']);
  expect(await outbox.find(kept[1]?.id ?? '')).toMatchObject({ subject: '二', sentAtMs: 1_800_000_000_002 });
  expect(await outbox.find('../../etc/passwd')).toBeUndefined();
  expect(await outbox.find('zzz-zzz')).toBeUndefined();
  await rm(folder, { recursive: true });
});

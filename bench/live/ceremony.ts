import type { MediaFile } from '@kotohogi/live-engine/publish/media-file';
import { Publisher } from '@kotohogi/live-engine/publish/publisher';
import { OriginProcess, poll, type TestSlot } from '@kotohogi/live-engine/testing/origin-process';

const HOUR_MS = 3_600_000;

/** A ceremony on air: a separate origin, one published slot, an encoder that reconnects when it is cut off. */
export interface Ceremony {
  readonly origin: OriginProcess;
  readonly slot: TestSlot;
  readonly encoder: Publisher;
  /** URL of a viewer's playlist; every viewer has a different name. */
  readonly url: (viewer: number, resource?: string) => string;
  readonly stop: () => Promise<void>;
}

/** Starts a ceremony and waits until it can be watched. */
export async function beginCeremony(file: MediaFile, reconnectAfterMs: number | null = 500): Promise<Ceremony> {
  const origin = await OriginProcess.start();
  const slot = await origin.createSlot('bench');
  await origin.control.publish(slot.ref);
  const target = origin.rtmpTarget(slot.mainKey);
  const encoder = new Publisher({ target, file, isLooping: true, reconnectAfterMs });
  // Valid for longer than any benchmark; a guest's page would renew it.
  const expiresAtMs = Date.now() + HOUR_MS;
  const url = (viewer: number, resource = 'live.m3u8') => {
    const token = origin.token({ ref: slot.ref, subject: `guest-${viewer}`, kind: 'viewer', expiresAtMs });
    return `http://127.0.0.1:${origin.ports.playback}/v/${token}/${slot.ref}/${resource}`;
  };
  await poll(async () => {
    const answer = await fetch(url(0));
    const isWatchable = answer.ok && (await answer.text()).split('#EXTINF').length > 3;
    return isWatchable ? true : null;
  }, 30_000);
  return {
    origin,
    slot,
    encoder,
    url,
    stop: async () => {
      await encoder.stop();
      await origin.dispose();
    },
  };
}

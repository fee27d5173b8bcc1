import { describe, expect, it } from 'vitest';
import type { SampleSink } from '../bus/sample.ts';
import { LineRefusals } from './line-refusals.ts';
import { SourceSwitch } from './source-switch.ts';

/** A switch with its own clock that logs everything it passes on. */
function setUp() {
  const log: string[] = [];
  const clock = { nowMs: 10_000 };
  const onAir = {
    beginSource: (kind: string) => void log.push(`begin ${kind}`),
    configure: () => void log.push('configure'),
    push: (sample: { dtsMs: number }) => void log.push(String(sample.dtsMs)),
    endSource: (reason: string) => void log.push(`end ${reason}`),
  };
  const chooser = new SourceSwitch(onAir, () => clock.nowMs);
  const claim = (kind: 'main' | 'spare') => chooser.claim(kind, reason => void log.push(`expel ${kind}: ${reason}`));
  const picture = (sink: SampleSink | null, dtsMs: number, isKey = false) =>
    sink?.push({ kind: 'video', dtsMs, ptsMs: dtsMs, isKey, arrivedAtMs: clock.nowMs, data: Buffer.alloc(1) });
  const sound = (sink: SampleSink | null, dtsMs: number) =>
    sink?.push({ kind: 'audio', dtsMs, arrivedAtMs: clock.nowMs, data: Buffer.alloc(1) });
  return { log, clock, chooser, claim, picture, sound };
}

describe('two encoders', () => {
  it('let the spare one take over at once, from its latest key frame, when the main one disconnects', async () => {
    const { log, claim, picture } = setUp();
    const main = await claim('main');
    const spare = await claim('spare');
    picture(main, 1, true);
    picture(spare, 500, true);
    picture(spare, 540);
    picture(spare, 1_500, true);
    picture(spare, 1_540);
    main?.end('lost');
    picture(spare, 1_580);
    expect(log).toEqual(['begin main', '1', 'begin spare', '1500', '1540', '1580']);
  });

  it('let the spare one take over when the main one freezes for a second', async () => {
    const { log, clock, chooser, claim, picture } = setUp();
    const main = await claim('main');
    const spare = await claim('spare');
    picture(main, 1, true);
    clock.nowMs += 900;
    picture(spare, 900, true);
    chooser.tick();
    expect(chooser.active).toBe('main');
    clock.nowMs += 200;
    picture(spare, 1_100);
    chooser.tick();
    expect(chooser.active).toBe('spare');
    picture(main, 1_200, true);
    expect(log).toEqual(['begin main', '1', 'begin spare', '900', '1100']);
  });

  it('let the spare one take over when the main one continues with audio alone, and not the other way round', async () => {
    const { log, clock, chooser, claim, picture, sound } = setUp();
    const main = await claim('main');
    const spare = await claim('spare');
    picture(main, 1, true);
    clock.nowMs += 1_100;
    sound(main, 1_100);
    sound(spare, 1_100);
    chooser.tick();
    expect(chooser.active).toBe('main');
    picture(spare, 1_110, true);
    chooser.tick();
    expect(chooser.active).toBe('spare');
    sound(main, 1_200);
    expect(log).toEqual(['begin main', '1', '1100', 'begin spare', '1110']);
  });

  it('are handled correctly with a clock that was set back', async () => {
    const { clock, chooser, claim, picture } = setUp();
    const main = await claim('main');
    const spare = await claim('spare');
    picture(main, 1, true);
    clock.nowMs -= 3_600_000;
    picture(spare, 900, true);
    chooser.tick();
    expect(chooser.active).toBe('spare');
  });

  it('keep the spare one when the main one returns, and go back when it disconnects', async () => {
    const { log, chooser, claim, picture } = setUp();
    const spare = await claim('spare');
    const main = await claim('main');
    picture(spare, 7, true);
    picture(main, 8, true);
    expect(chooser.active).toBe('spare');
    spare?.end('finished');
    expect(log).toEqual(['begin spare', '7', 'begin main', '8']);
  });
});

describe('a line', () => {
  it('reports after three seconds what its encoder does not send', async () => {
    const { clock, chooser, claim, picture, sound } = setUp();
    const main = await claim('main');
    expect([chooser.missing('main'), chooser.missing('spare')]).toEqual([[], []]);
    clock.nowMs += 3_100;
    expect(chooser.missing('main')).toEqual(['video', 'audio']);
    sound(main, 1);
    expect(chooser.missing('main')).toEqual(['video']);
    clock.nowMs += 3_100;
    picture(main, 2, true);
    expect(chooser.missing('main')).toEqual(['audio']);
  });

  it('keeps the latest refusal until a picture comes, and makes one event of a minute of tries', () => {
    const refusals = new LineRefusals();
    const hevc = { code: 'video-codec', codec: 'HEVC' } as const;
    expect([0, 5_000, 59_000, 61_000].map(ms => refusals.add('main', hevc, ms))).toEqual([true, false, false, true]);
    expect(refusals.of('main', 600_000)).toEqual({ ...hevc, atMs: 61_000 });
    refusals.repair('main');
    expect(refusals.of('main', 600_000)).toBeNull();
    refusals.add('main', { code: 'key-in-use', codec: '' }, 700_000);
    refusals.repair('main');
    expect([refusals.of('main', 730_000)?.code, refusals.of('main', 761_000)]).toEqual(['key-in-use', null]);
  });
});

describe('a newcomer with the same key', () => {
  it('replaces an encoder that has frozen', async () => {
    const { log, clock, chooser, claim, picture } = setUp();
    const old = await claim('main');
    picture(old, 1, true);
    clock.nowMs += 1_100;
    const newcomer = claim('main');
    chooser.tick();
    const fresh = await newcomer;
    picture(old, 2);
    picture(fresh, 3, true);
    expect(log).toEqual([
      'begin main',
      '1',
      'end lost',
      'expel main: replaced by a newer connection',
      'begin main',
      '3',
    ]);
  });

  it('is refused while the current encoder is alive', async () => {
    const { clock, chooser, claim, picture } = setUp();
    const old = await claim('main');
    const fresh = claim('main');
    for (let i = 0; i < 25; i++) {
      clock.nowMs += 100;
      picture(old, i, i === 0);
      chooser.tick();
    }
    expect(await fresh).toBeNull();
  });

  it('does not replace an encoder whose frames are read after a suspension of the process', async () => {
    const { log, clock, chooser, claim, picture } = setUp();
    const old = await claim('main');
    picture(old, 1, true);
    clock.nowMs += 5_000;
    void claim('main');
    picture(old, 2);
    chooser.tick();
    expect(log).toEqual(['begin main', '1', '2']);
  });

  it('is admitted as soon as the current encoder falls silent', async () => {
    const { clock, chooser, claim, picture } = setUp();
    const old = await claim('main');
    picture(old, 1, true);
    const fresh = claim('main');
    clock.nowMs += 1_100;
    chooser.tick();
    expect(await fresh).not.toBeNull();
  });
});

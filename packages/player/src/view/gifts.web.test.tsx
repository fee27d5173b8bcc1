import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeFindings, type Shown, show, until } from '../../testing/render.tsx';
import recordingUrl from '../fixtures/ceremony.m3u8?url';
import type { PlayerProps } from './player.tsx';

const chapters = [
  { timeSec: 0, title: '入場' },
  { timeSec: 8, title: '誓いの言葉' },
  { timeSec: 24, title: '退場' },
];
const captionUrl = (text: string): string =>
  URL.createObjectURL(new Blob([`WEBVTT\n\n00:00.000 --> 00:40.000\n${text}\n`], { type: 'text/vtt' }));
const japanese = { url: captionUrl('おめでとうございます'), language: 'ja', label: '日本語' };
const english = { url: captionUrl('Congratulations'), language: 'en', label: 'English' };
const undo: (() => void)[] = [];
afterEach(() => {
  for (const back of undo.splice(0)) back();
});
/** Replaces a property of an object for the duration of a test. */
function pretend(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  undo.push(() => Reflect.deleteProperty(target, name));
}

async function showPlaying(props: Partial<PlayerProps> = {}, widthPx?: number): Promise<Shown> {
  const shown = await show({ source: { kind: 'archive', url: recordingUrl }, chapters, ...props }, widthPx);
  await until('it plays', () => shown.handle.getState().currentTimeSec > 0.2);
  return shown;
}
/** Whether a part is on the page and visible. */
const isSeen = (shown: Shown, name: string): boolean =>
  [...shown.player.querySelectorAll(`[data-part="${name}"]`)].some(part => part.checkVisibility());

/** Presses a button, even if its row is faded at the moment; fading is tested elsewhere. */
function press(shown: Shown, name: string): void {
  const [button] = [...shown.player.querySelectorAll<HTMLElement>(`button[data-part="${name}"]`)].filter(one =>
    one.checkVisibility(),
  );
  if (button === undefined) throw new Error(`the button ${name} is missing`);
  button.click();
}

describe('captions', () => {
  it('have no button if the recording has none', async () => {
    const shown = await showPlaying();
    expect(shown.part('captions')).toBeNull();
  });

  it('are shown on request if it has some', async () => {
    const shown = await show({
      source: { kind: 'archive', url: recordingUrl },
      captions: [japanese],
    });
    await until('the button', () => isSeen(shown, 'captions'));
    expect(shown.part('captions')?.getAttribute('aria-pressed')).toBe('false');
    press(shown, 'captions');
    await until('shown', () => shown.part('captions')?.getAttribute('aria-pressed') === 'true');
    expect(shown.video.textTracks[0]?.mode).toBe('showing');
    shown.player.focus();
    await userEvent.keyboard('c');
    await until('hidden', () => shown.handle.getState().captions.shown === null);
    await expectNoAxeFindings();
  });
});

describe('captions in two languages', () => {
  /** The text shown over the picture. */
  const written = ({ video }: Shown): readonly string[] =>
    [...video.textTracks].flatMap(({ activeCues, mode }) =>
      mode === 'showing' ? [...(activeCues ?? [])].map(cue => (cue instanceof VTTCue ? cue.text : '')) : [],
    );

  it.each([
    ['next to the picture', 720],
    ['on a phone', 320],
  ])('are chosen in the menu (%s)', async (_, widthPx) => {
    const shown = await showPlaying({ captions: [japanese, english] }, widthPx);
    await until('both', () => shown.handle.getState().captions.tracks.length === 2);
    await until('the menu', () => isSeen(shown, 'menu'));
    press(shown, 'menu');
    const choice = (): readonly HTMLLabelElement[] => [
      ...(shown.part('caption-choice')?.querySelectorAll('label') ?? []),
    ];
    await until('the choice', () => choice().length === 3);
    expect(choice().map(label => label.textContent)).toEqual(['オフ', '日本語', 'English']);
    expect(choice()[0]?.querySelector('input')?.checked).toBe(true);
    await expectNoAxeFindings();
    await userEvent.click(choice()[2] ?? shown.player);
    await until('English', () => written(shown).includes('Congratulations'));
    await userEvent.click(choice()[1] ?? shown.player);
    await until('Japanese', () => written(shown).includes('おめでとうございます'));
    expect(written(shown)).toHaveLength(1);
    expect(choice()[1]?.querySelector('input')?.checked).toBe(true);
    await userEvent.click(choice()[0] ?? shown.player);
    await until('none', () => written(shown).length === 0 && shown.handle.getState().captions.shown === null);
  });

  it("are those in the page's language when the key is pressed", async () => {
    const shown = await showPlaying({ captions: [english, japanese] });
    await until('both', () => shown.handle.getState().captions.tracks.length === 2);
    pretend(document.documentElement, 'lang', 'ja');
    shown.player.focus();
    await userEvent.keyboard('c');
    await until('Japanese', () => shown.handle.getState().captions.shown === 'ja');
  });
});

describe('picture-in-picture', () => {
  it('has a button only if the browser supports it', async () => {
    pretend(document, 'pictureInPictureEnabled', false);
    const shown = await showPlaying();
    expect(shown.part('pip')).toBeNull();
  });

  it('is entered and left by the button', async () => {
    pretend(document, 'pictureInPictureEnabled', true);
    const shown = await showPlaying();
    const turn = (element: Element | null, event: string) => async () => {
      pretend(document, 'pictureInPictureElement', element);
      shown.video.dispatchEvent(new Event(event));
    };
    pretend(shown.video, 'requestPictureInPicture', turn(shown.video, 'enterpictureinpicture'));
    pretend(document, 'exitPictureInPicture', turn(null, 'leavepictureinpicture'));
    expect(shown.part('pip')?.getAttribute('aria-label')).toBe('小さな窓で見る');
    press(shown, 'pip');
    await until('on', () => shown.handle.getState().pip === 'on');
    expect(shown.part('pip')?.getAttribute('aria-label')).toBe('小さな窓をやめる');
    press(shown, 'pip');
    await until('off', () => shown.handle.getState().pip === 'off');
  });
});

describe('another screen', () => {
  /** A browser with a Cast device nearby. */
  class Screens extends EventTarget {
    state = 'disconnected';
    prompts = 0;
    notify: (available: boolean) => void = () => undefined;
    async watchAvailability(notify: (available: boolean) => void): Promise<number> {
      this.notify = notify;
      return 1;
    }
    async cancelWatchAvailability(): Promise<void> {}
    async prompt(): Promise<void> {
      this.prompts += 1;
      this.state = 'connected';
      this.dispatchEvent(new Event('connect'));
    }
  }

  it('has a button only while one is available (Cast)', async () => {
    const screens = new Screens();
    pretend(HTMLVideoElement.prototype, 'remote', screens);
    const shown = await showPlaying();
    expect(shown.part('screen')).toBeNull();
    screens.notify(true);
    await until('the button', () => isSeen(shown, 'screen'));
    press(shown, 'screen');
    await until('connected', () => shown.handle.getState().remote === 'connected');
    expect(shown.part('screen')?.getAttribute('aria-label')).toBe('ほかの画面で再生中');
    expect(screens.prompts).toBe(1);
    screens.state = 'disconnected';
    screens.notify(false);
    await until('no button', () => shown.part('screen') === null);
  });

  it('is AirPlay in Safari', async () => {
    let pickers = 0;
    pretend(HTMLVideoElement.prototype, 'webkitShowPlaybackTargetPicker', () => {
      pickers += 1;
    });
    const shown = await showPlaying();
    expect(shown.part('screen')).toBeNull();
    const found = Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: 'available' });
    shown.video.dispatchEvent(found);
    await until('the button', () => isSeen(shown, 'screen'));
    press(shown, 'screen');
    expect(pickers).toBe(1);
  });
});

describe('on a narrow player', () => {
  it('buttons that do not fit in the row are in the menu, with text', async () => {
    pretend(document, 'pictureInPictureEnabled', true);
    const shown = await showPlaying({ captions: [japanese] }, 320);
    await until('captions', () => shown.handle.getState().captions.tracks.length === 1);
    expect([isSeen(shown, 'pip'), isSeen(shown, 'captions'), isSeen(shown, 'menu')]).toEqual([false, false, true]);
    press(shown, 'menu');
    await until('the menu', () => isSeen(shown, 'pip') && isSeen(shown, 'captions'));
    expect(shown.part('menu-panel')?.textContent).toBe('字幕小さな窓で見る');
    const panel = shown.part('menu-panel')?.getBoundingClientRect();
    expect(panel?.top ?? -1).toBeGreaterThanOrEqual(shown.player.getBoundingClientRect().top);
    await expectNoAxeFindings();
    await userEvent.click(shown.video, { position: { x: 40, y: 60 } });
    await until('closed', () => shown.part('menu-panel') === null);
    const fromS = shown.video.currentTime;
    await until('it plays on', () => shown.video.currentTime > fromS + 0.3);
    expect(shown.handle.getState().paused).toBe(false);
  });
});

describe('the device', () => {
  it('keeps its screen on while something plays, and may turn it off otherwise', async () => {
    const locks: { released: boolean }[] = [];
    pretend(navigator, 'wakeLock', {
      request: async () => {
        const lock = { released: false, release: async () => Object.assign(lock, { released: true }) };
        locks.push(lock);
        return lock;
      },
    });
    const shown = await showPlaying();
    await until('awake', () => locks.length > 0 && locks.at(-1)?.released === false);
    shown.handle.request({ type: 'pause' });
    await until('asleep', () => locks.every(({ released }) => released));
  });

  it('shows what plays, and controls it with its own keys', async () => {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    const setHandler = (action: string, handler: MediaSessionActionHandler | null): unknown =>
      handlers.set(action, handler);
    pretend(navigator.mediaSession, 'setActionHandler', setHandler);
    const shown = await showPlaying({ title: '陽翔さん・結衣さんの結婚式' });
    await until(
      'announced to the system',
      () => navigator.mediaSession.metadata?.title === '陽翔さん・結衣さんの結婚式',
    );
    expect(navigator.mediaSession.playbackState).toBe('playing');
    handlers.get('pause')?.({ action: 'pause' });
    await until('paused', () => shown.handle.getState().paused);
    handlers.get('seekto')?.({ action: 'seekto', seekTime: 20 });
    await until('at 20', () => shown.handle.getState().currentTimeSec === 20);
    handlers.get('seekbackward')?.({ action: 'seekbackward', seekOffset: 10 });
    await until('at 10', () => shown.handle.getState().currentTimeSec === 10);
    handlers.get('nexttrack')?.({ action: 'nexttrack' });
    await until('at the next chapter', () => shown.handle.getState().currentTimeSec === 24);
    handlers.get('play')?.({ action: 'play' });
    await until('playing', () => navigator.mediaSession.playbackState === 'playing');
    await shown.update({ source: null });
    await until(
      'withdrawn from the system',
      () => navigator.mediaSession.metadata === null && handlers.get('seekto') === null,
    );
  });

  it('has no keys for seeking in a live', async () => {
    const handlers = new Map<string, unknown>();
    pretend(navigator.mediaSession, 'setActionHandler', (action: string, handler: unknown) =>
      handlers.set(action, handler),
    );
    const shown = await show({ source: { kind: 'live', url: `/live/stream-${crypto.randomUUID()}/t/index.m3u8` } });
    await until('it plays', () => shown.handle.getState().currentTimeSec > 0);
    await until('answered', () => handlers.size > 0);
    expect([...handlers.keys()].sort()).toEqual(['pause', 'play']);
  });
});

describe('the keys', () => {
  it('are k for playing, n and p for chapters, f for fullscreen', async () => {
    const shown = await showPlaying();
    shown.player.focus();
    await userEvent.keyboard('k');
    await until('paused', () => shown.handle.getState().paused);
    await userEvent.keyboard('n');
    await until('the second chapter', () => shown.handle.getState().currentTimeSec === 8);
    await userEvent.keyboard('n');
    await until('the third chapter', () => shown.handle.getState().currentTimeSec === 24);
    await userEvent.keyboard('p');
    await until('the second again', () => shown.handle.getState().currentTimeSec === 8);
    await userEvent.keyboard('{PageDown}');
    await until('the first', () => shown.handle.getState().currentTimeSec === 0);
    pretend(document, 'fullscreenEnabled', false);
    await userEvent.keyboard('f');
    await until('filled', () => shown.handle.getState().fullscreen === 'page');
    await userEvent.keyboard('f');
    await until('back', () => shown.handle.getState().fullscreen === 'off');
  });
});

import path from 'node:path';
import type { Language } from '@kotohogi/contract/texts/texts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Words, wordsOf } from './words.ts';

/** Someone of the story, at a screen of his own. */
export interface Person extends Words {
  readonly name: string;
  readonly screen: Screen;
  readonly language: Language;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** What people look at: staff sit at a desk, guests and couples hold a phone. */
export type Screen = 'phone' | 'desk';
const SIZES = { phone: { width: 375, height: 812 }, desk: { width: 1280, height: 800 } };

export interface Stage {
  readonly browser: Browser;
  readonly url: string;
  /** Where players fetch the stream. */
  readonly playbackUrl: string;
  readonly language: Language;
  /** Where the pictures of the stations go. */
  readonly pictures: string;
}

export interface Looks {
  /** Sees no moving stamps, but how many there were. */
  readonly isCalm?: boolean;
  /** Lives there; in Japan unless told otherwise. */
  readonly timeZone?: string;
}

/** Everyone in one telling of the story: each has a browser context, and whatever their pages complain about is kept. */
export class Cast {
  readonly #stage: Stage;
  readonly #people: Person[] = [];
  readonly #complaints: string[] = [];
  #stations = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Errors of pages so far, each with whose it was; a blocked resource (content security policy) is one of them. */
  get complaints(): readonly string[] {
    return this.#complaints;
  }

  /** Sits somebody down at a screen. */
  async enter(name: string, screen: Screen, { isCalm = false, timeZone = 'Asia/Tokyo' }: Looks = {}): Promise<Person> {
    const { browser, url, language } = this.#stage;
    const context = await browser.newContext({
      baseURL: url,
      locale: language === 'ja' ? 'ja-JP' : 'en-US',
      timezoneId: timeZone,
      viewport: SIZES[screen],
      hasTouch: screen === 'phone',
      permissions: ['clipboard-read', 'clipboard-write'],
      reducedMotion: isCalm ? 'reduce' : 'no-preference',
    });
    const page = await context.newPage();
    page.on('pageerror', error => this.#complaints.push(`${name}: ${error.message}`));
    page.on('console', message => {
      const { url } = message.location();
      // why: a player asks for the next part before it exists, and a stream that ends leaves that question unanswered
      if (message.type() !== 'error' || url.startsWith(this.#stage.playbackUrl)) return;
      this.#complaints.push(`${name} at ${page.url()}: ${message.text()} (${url})`);
    });
    const person = { name, screen, language, context, page, ...wordsOf(language) };
    this.#people.push(person);
    return person;
  }

  /** Keeps a picture of what somebody sees, for looking. */
  async picture(person: Person, station: string, isWhole = true): Promise<void> {
    this.#stations++;
    const number = String(this.#stations).padStart(2, '0');
    const file = `${person.language}-${number}-${station}-${person.name}.png`;
    await person.page.screenshot({ path: path.join(this.#stage.pictures, file), fullPage: isWhole });
  }

  /** Keeps a picture of what each of them sees. */
  async pictureOfAll(station: string): Promise<void> {
    for (const person of this.#people) await this.picture(person, station, false);
  }

  /** Everybody goes home. */
  async leave(): Promise<void> {
    await Promise.all(this.#people.map(({ context }) => context.close()));
  }
}

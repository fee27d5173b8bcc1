import path from 'node:path';
import type { Language } from '@kotohogi/contract/texts/texts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Texts, textsOf } from './texts.ts';

/** A participant of the story, at their own screen. */
export interface Person extends Texts {
  readonly name: string;
  readonly screen: Screen;
  readonly language: Language;
  readonly context: BrowserContext;
  readonly page: Page;
}

/** The screens people use: staff a desktop, guests and couples a phone. */
export type Screen = 'phone' | 'desktop';
const SIZES = { phone: { width: 375, height: 812 }, desktop: { width: 1280, height: 800 } };

export interface Stage {
  readonly browser: Browser;
  readonly url: string;
  /** The address players fetch the stream from. */
  readonly playbackUrl: string;
  readonly language: Language;
  /** Folder for the screenshots of the stations. */
  readonly pictures: string;
}

export interface ScreenOptions {
  /** Sees the count of stamps instead of moving ones. */
  readonly isCalm?: boolean;
  /** The participant's time zone; Japan by default. */
  readonly timeZone?: string;
}

/** All participants of one run: each has a browser context, and the errors of their pages are collected. */
export class Actors {
  readonly #stage: Stage;
  readonly #people: Person[] = [];
  readonly #complaints: string[] = [];
  #stations = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Page errors so far, each with its participant; resources blocked by the content security policy are included. */
  get complaints(): readonly string[] {
    return this.#complaints;
  }

  /** Opens a browser context for a participant. */
  async enter(
    name: string,
    screen: Screen,
    { isCalm = false, timeZone = 'Asia/Tokyo' }: ScreenOptions = {},
  ): Promise<Person> {
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
      // why: a player requests the next part before it exists, and a stream that ends leaves that request unanswered
      if (message.type() !== 'error' || url.startsWith(this.#stage.playbackUrl)) return;
      this.#complaints.push(`${name} at ${page.url()}: ${message.text()} (${url})`);
    });
    const person = { name, screen, language, context, page, ...textsOf(language) };
    this.#people.push(person);
    return person;
  }

  /** Takes a screenshot of a participant's page, for visual review. */
  async picture(person: Person, station: string, isWhole = true): Promise<void> {
    this.#stations++;
    const number = String(this.#stations).padStart(2, '0');
    const file = `${person.language}-${number}-${station}-${person.name}.png`;
    await person.page.screenshot({ path: path.join(this.#stage.pictures, file), fullPage: isWhole });
  }

  /** Takes a screenshot of every participant's page. */
  async pictureOfAll(station: string): Promise<void> {
    for (const person of this.#people) await this.picture(person, station, false);
  }

  /** Closes all contexts. */
  async leave(): Promise<void> {
    await Promise.all(this.#people.map(({ context }) => context.close()));
  }
}

import { createHash } from 'node:crypto';
import type { LinkPreviewState } from '@kotohogi/contract/invitation';
import type { DesignPattern } from '@kotohogi/domain/hall/types';
import { dayText } from '../../platform/mail/dates.ts';
import { titleOf } from '../../platform/print/dress.ts';
import { coupleText, type WeddingFacts, weddingTitle } from '../wedding/door.ts';
import type { getLinkSettings } from './store.link.ts';

/** Changes with the layout of the picture: what was cached before is drawn again. */
const LAYOUT = 1;

type Settings = Awaited<ReturnType<typeof getLinkSettings>>;

/** What a link preview of a wedding shows. */
export interface LinkPreview {
  readonly title: string;
  /** Changes with everything the picture shows; a part of its address. */
  readonly version: string;
  readonly pattern: DesignPattern;
  readonly language: 'ja' | 'en';
  /** As the title of the invitation: Haruto, Yui. */
  readonly names: readonly string[];
  /** As they are written, where that is something else. */
  readonly written: string;
  /** Empty = there is no day now. */
  readonly date: string;
  readonly photoKey: string | null;
}

/** Whether strangers may see whose wedding it is: once the invitation is out, and while there is a wedding. */
export const isNamed = ({ isPublished, lifeCycle }: WeddingFacts): boolean =>
  isPublished && lifeCycle !== 'canceled' && lifeCycle !== 'cleaned';

function titleText({ couple, language, lifeCycle, startsAt }: WeddingFacts): string {
  const title = weddingTitle(coupleText(couple, language), language);
  if (lifeCycle === 'postponed') return title;
  return `${title}${language === 'ja' ? '　' : ', '}${dayText(startsAt, language)}`;
}

/** The preview of a wedding in its own language; undefined = the neutral one, as the couple wishes or nobody is named yet. */
export function toLinkPreview(wedding: WeddingFacts, settings: Settings): LinkPreview | undefined {
  const { couple, language, pattern } = wedding;
  if (!settings.preview_names || couple.every(({ firstName }) => firstName === '')) return undefined;
  const names = titleOf(couple);
  const written = couple.map(({ firstName }) => firstName).join('・');
  const shown = {
    title: titleText(wedding),
    pattern,
    language,
    names,
    written: language === 'ja' && written !== names.join('・') ? written : '',
    date: wedding.lifeCycle === 'postponed' ? '' : dayText(wedding.startsAt, language),
    photoKey: settings.preview_photo ? settings.main_photo_key : null,
  };
  const version = createHash('sha256')
    .update(JSON.stringify([LAYOUT, shown]))
    .digest('base64url')
    .slice(0, 16);
  return { ...shown, version };
}

/** What the couple sees and sets of its link preview. */
export function toLinkState(wedding: WeddingFacts, settings: Settings): LinkPreviewState {
  const preview = toLinkPreview(wedding, settings);
  return {
    showsNames: settings.preview_names,
    showsPhoto: settings.preview_photo,
    hasPhoto: settings.main_photo_key !== null,
    title: preview?.title ?? null,
    version: preview?.version ?? null,
  };
}

import { createHash } from 'node:crypto';
import type { LinkPreviewState } from '@kotohogi/contract/invitation';
import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { Tx } from '../../platform/db/connect.ts';
import { dayText } from '../../platform/mail/dates.ts';
import { printTitle } from '../../platform/print/pattern-artwork.ts';
import {
  readSchedule,
  readWeddingSummary,
  type WeddingSchedule,
  type WeddingSummary,
  weddingTitle,
} from '../wedding/index.ts';
import type { getLinkSettings } from './store.link.ts';

/** Changes with the layout of the picture, so that cached ones are drawn again. */
const LAYOUT = 1;

type DatedWedding = WeddingSummary & WeddingSchedule;
type Settings = Awaited<ReturnType<typeof getLinkSettings>>;

/** The content of a wedding's link preview. */
export interface LinkPreview {
  readonly title: string;
  /** Changes with everything the picture shows; a part of its URL. */
  readonly version: string;
  readonly pattern: DesignPattern;
  readonly language: 'ja' | 'en';
  /** As in the title of the invitation: Haruto, Yui. */
  readonly names: readonly string[];
  /** The names as written in Japanese, if that differs. */
  readonly written: string;
  /** Empty while no date is set. */
  readonly date: string;
  readonly photoKey: string | null;
}

/** Reads what a link preview is made of, except for the couple's settings. */
export async function readDatedWedding(tx: Tx, weddingId: WeddingId, now: Instant): Promise<DatedWedding> {
  return { ...(await readWeddingSummary(tx, weddingId)), ...(await readSchedule(tx, weddingId, now)) };
}

/**
 * Whether outsiders may see whose wedding it is: once the invitation is published, unless the wedding is canceled or
 * erased.
 */
export const isNamed = ({ isPublished, lifeCycle }: WeddingSchedule): boolean =>
  isPublished && lifeCycle !== 'canceled' && lifeCycle !== 'cleaned';

function titleText({ couple, language, lifeCycle, startsAt }: DatedWedding): string {
  const title = weddingTitle(coupleText(couple, language), language);
  if (lifeCycle === 'postponed') return title;
  return `${title}${language === 'ja' ? '　' : ', '}${dayText(startsAt, language)}`;
}

/**
 * The preview of a wedding in its own language; undefined = the neutral one, if the couple wants that or has no names
 * yet.
 */
export function toLinkPreview(wedding: DatedWedding, settings: Settings): LinkPreview | undefined {
  const { couple, language, pattern } = wedding;
  if (!settings.preview_names || couple.every(({ firstName }) => firstName === '')) return undefined;
  const names = printTitle(couple);
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

/** The link preview settings as the couple sees and edits them. */
export function toLinkState(wedding: DatedWedding, settings: Settings): LinkPreviewState {
  const preview = toLinkPreview(wedding, settings);
  return {
    showsNames: settings.preview_names,
    showsPhoto: settings.preview_photo,
    hasPhoto: settings.main_photo_key !== null,
    title: preview?.title ?? null,
    version: preview?.version ?? null,
  };
}

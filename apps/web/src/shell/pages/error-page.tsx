import { statusKind } from '@kotohogi/contract/texts/status';
import { artwork, BRAND_ARTWORK } from '@kotohogi/themes/artwork';
import { isPatternName } from '@kotohogi/themes/theme-names';
import { Button } from '@kotohogi/ui/button';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { boot } from '../boot.ts';
import { isChunkError, reloadOnce } from '../chunk-reload.ts';
import { log } from '../log/log.ts';
import { isOnline } from '../network/online.ts';
import { entryPathsOf } from '../router/address.ts';
import { paths } from '../router/paths.ts';
import { t } from '../texts.ts';
import { useErrorFrame } from './error-frame.ts';
import styles from './error-page.module.css';

/** The technical details of an error: outside production only, and loaded on demand. */
const Details =
  boot.stage === 'production'
    ? undefined
    : lazy(async (): Promise<{ readonly default: ComponentType<{ readonly error: unknown }> }> => {
        try {
          return { default: (await import('./error-details.tsx')).ErrorDetails };
        } catch {
          return { default: () => null }; // why: if parts of a build are gone, this may be one; the page says enough
        }
      });

/** The statuses with their own title and text. */
const SPOKEN = [401, 403, 408] as const;

/** The picture of the page's theme; staff areas have a neutral one. */
function pictureOf(theme: string | undefined): string {
  return theme !== undefined && isPatternName(theme) ? artwork(theme, 'error') : BRAND_ARTWORK.error;
}

interface SheetProps {
  /** The HTTP status as the browser got it; undefined if there was no answer. */
  readonly status?: number | undefined;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** The frame of every error page: picture, title, one sentence, a link. Never indexed by search engines. */
function Sheet({ status, title, text, children }: SheetProps) {
  const frame = useErrorFrame();
  const place = { className: styles.page, 'data-framed': frame && '' };
  const sheet = (
    <>
      <meta name="robots" content="noindex" />
      <div className={styles.sheet}>
        <img
          className={styles.picture}
          src={pictureOf(frame?.pattern ?? document.documentElement.dataset.theme)}
          alt=""
          width="320"
          height="190"
        />
        {status !== undefined && <p className={styles.status}>{status}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </>
  );
  if (frame?.hasMain) return <div {...place}>{sheet}</div>;
  return (
    <main {...place} id="content">
      {sheet}
    </main>
  );
}

/** The link back to the first page of the current area, unless that is the page that failed. */
function HomeLink() {
  const { pathname } = useRouter().latestLocation;
  const home = entryPathsOf(pathname)?.home;
  const isArea = home !== undefined && home !== pathname.replace(/\/$/, '');
  return (
    <LinkButton href={isArea ? home : paths.home} variant="outlined">
      {t(isArea ? 'error.areaHome' : 'error.home')}
    </LinkButton>
  );
}

/**
 * The page for an unknown path, or for an error as `data`. It says so if the wedding was deleted
 * (docs/product/wedding-deletion.md#deleting).
 */
export function NotFoundPage({ data }: { readonly data?: unknown }) {
  const isDeleted = data instanceof ApiError && data.code === 'wedding_deleted';
  return (
    <Sheet status={404} title={t('error.notFound')} text={isDeleted ? data.userMessage : t('error.notFound.hint')}>
      <div className={styles.actions}>
        <HomeLink />
      </div>
    </Sheet>
  );
}

/** The sentence below a title: that of the status, else the server's message, else a generic one. */
function textOf(error: unknown, status: number): string {
  const known = SPOKEN.find(one => one === status);
  if (known !== undefined) return t(`error.text.${known}`);
  const isPlain = ['failed', 'default'].includes(statusKind(status));
  return error instanceof ApiError && !isPlain ? error.userMessage : t('error.unexpected');
}

/** Our own 600 means no answer: readers do not know it as a status. */
const shownStatus = (error: unknown) => (error instanceof ApiError && error.status < 600 ? error.status : undefined);

/** Errors below 500 are expected, the others are ours (docs/product/error-page.md#the-page). */
function logFailure(error: unknown): void {
  const write = error instanceof ApiError && error.status < 500 ? log.info : log.error;
  write('a page could not be shown', error);
}

/** Without a network a reload would leave the product, so the page waits for the network and reloads then. */
function OfflinePage() {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return <Sheet title={t('error.title.offline')} text={t('error.offline.hint')} />;
}

/**
 * A page that could not be shown: the reason in plain words, and a way to retry (docs/product/error-page.md#the-page).
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const isLost = isChunkError(error);
  const [wasOnline] = useState(isOnline);
  useEffect(() => {
    if (isLost && reloadOnce()) return;
    logFailure(error);
  }, [isLost, error]);
  if (!wasOnline) return <OfflinePage />;
  const status = error instanceof ApiError ? error.status : 500;
  if (status === 404 || status === 410) return <NotFoundPage data={error} />;
  return (
    <Sheet
      status={shownStatus(error)}
      title={t(`error.title.${SPOKEN.find(one => one === status) ?? 'other'}`)}
      text={textOf(error, status)}
    >
      <div className={styles.actions}>
        {status !== 403 && (
          <Button onPress={() => location.reload()} icon="refresh-cw">
            {t('error.reload')}
          </Button>
        )}
        <HomeLink />
      </div>
      {Details !== undefined && (
        <Suspense>
          <Details error={error} />
        </Suspense>
      )}
    </Sheet>
  );
}

import { DynamicHeader } from '@kotohogi/ui/app-header';
import { Breadcrumbs, type Crumb } from '@kotohogi/ui/breadcrumbs';
import { DRAWER_PINNED } from '@kotohogi/ui/drawer';
import { HelpButton } from '@kotohogi/ui/help-button';
import { IconButton } from '@kotohogi/ui/icon-button';
import { useMediaQuery } from '@kotohogi/ui/kit';
import type { ReactNode } from 'react';
import { textsOf } from '../i18n/text.ts';
import { LanguageButton } from '../language-button.tsx';
import { t } from '../texts.ts';
import { useStaffFrame } from './frame-context.ts';
import { JapanClock } from './japan-clock.tsx';
import type { ja } from './messages.ja.ts';
import { PrintedHead, PrintedTitle } from './printed.tsx';
import styles from './staff.module.css';

const staffTexts = textsOf<typeof ja>();

/** The help of a page: one or two sentences for each question. */
export interface PageHelp {
  /** The purpose of the page. */
  readonly what: string;
  /** Who sees it. */
  readonly who: string;
  /** What happens after the user's action. */
  readonly next: string;
}

export interface StaffPageProps {
  /** The breadcrumbs; the last one is this page. */
  readonly crumbs: readonly Crumb[];
  /** The heading; a page that starts with its own sentence uses that as its heading instead. */
  readonly title?: ReactNode;
  /** Buttons at the end of the heading's line. */
  readonly actions?: ReactNode;
  /** A row of tabs below the heading. */
  readonly tabs?: ReactNode;
  /** Behind the question mark of the header. */
  readonly help?: PageHelp;
  readonly children: ReactNode;
}

const NARROW = '(max-width: 47.99em)';

/** A page of a staff area: header with breadcrumbs and clock, heading, content. */
export function StaffPage({ crumbs, title, actions, tabs, help, children }: StaffPageProps) {
  const frame = useStaffFrame();
  const isPinned = useMediaQuery(DRAWER_PINNED);
  const isNarrow = useMediaQuery(NARROW);
  const printed = crumbs.at(-1)?.label;
  const hasMenu = frame !== undefined && !isPinned;
  return (
    <>
      <DynamicHeader
        hasLine
        start={
          <>
            {hasMenu && <IconButton icon="menu" label={t('menu.open')} tooltip="none" onPress={frame.openMenu} />}
            <Breadcrumbs crumbs={crumbs} isShort={isNarrow} />
          </>
        }
        end={
          <>
            {help !== undefined && (
              <HelpButton
                label={staffTexts('help.label')}
                answers={[
                  { question: staffTexts('help.what'), answer: help.what },
                  { question: staffTexts('help.who'), answer: help.who },
                  { question: staffTexts('help.next'), answer: help.next },
                ]}
              />
            )}
            {hasMenu && frame.openSearch !== undefined && (
              <IconButton icon="search" label={staffTexts('search.open')} onPress={frame.openSearch} />
            )}
            <JapanClock />
            <LanguageButton isCompact />
          </>
        }
      />
      {hasMenu && frame.strip}
      <main id="content" className={styles.main}>
        {frame !== undefined && <PrintedHead place={frame.place} />}
        {title !== undefined && (
          <div className={styles.heading}>
            <h1 className={styles.title}>{title}</h1>
            {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
        {printed !== undefined && title !== undefined && printed !== title && <PrintedTitle title={printed} />}
        {tabs}
        {children}
      </main>
    </>
  );
}

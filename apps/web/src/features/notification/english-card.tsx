import type { NoticeLevel } from '@kotohogi/domain/notification/types';
import { NotificationCard } from '@kotohogi/ui/notification-dialog';

export interface EnglishCardProps {
  readonly level: NoticeLevel;
  readonly date: string;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** Empty = not written, so the Japanese text is shown. */
  readonly titleEn: string;
  readonly bodyEn: string;
}

/** A notice as English readers see it; empty if it has no English text. */
export function EnglishCard({ level, date, title, body, titleEn, bodyEn }: EnglishCardProps) {
  if (titleEn === '' && bodyEn === '') return null;
  return (
    <div lang="en">
      <NotificationCard level={level} title={titleEn || title} date={date} html={bodyEn || body} />
    </div>
  );
}

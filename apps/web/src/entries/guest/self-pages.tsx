import { Skeleton } from '@kotohogi/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useAttendance } from '../../features/attendant/attendance-context.ts';
import { ProfilePage } from '../../features/attendant/guest-profile/profile-page.tsx';
import { ProgramPage } from '../../features/attendant/guest-profile/program-page.tsx';
import { useLiveNews } from '../../features/live/api.guest.ts';
import { useQuiet } from '../../features/live/player-page/use-quiet.ts';

export { AudiencePage } from '../../features/attendant/guest-profile/audience-page.tsx';

/** …/program: follows the ceremony automatically. */
export function GuestProgramPage() {
  useLiveNews(useAttendance().weddingKey);
  return <ProgramPage />;
}

/** Few guests change them: loaded after the profile. */
const MailChoices = lazy(async () => {
  const { loadMailTexts } = await import('../../features/mailing/load-texts.ts');
  const [{ MailChoices: choices }] = await Promise.all([import('../../features/mailing/choices.tsx'), loadMailTexts()]);
  return { default: choices };
});

/** …/profile */
export function GuestProfilePage() {
  const [isShown, show] = useQuiet();
  return (
    <ProfilePage
      quiet={{ isOn: !isShown, turn: isQuiet => show(!isQuiet) }}
      mails={token => (
        <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
          <MailChoices token={token} />
        </Suspense>
      )}
    />
  );
}

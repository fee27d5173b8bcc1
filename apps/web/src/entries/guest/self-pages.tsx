import { Skeleton } from '@kotohogi/ui/skeleton';
import { lazy, Suspense } from 'react';
import { ProfilePage, ProgramPage, useAttendance } from '../../features/attendant/index.ts';
import { useLiveEvents, useQuiet } from '../../features/live/index.ts';

export { AudiencePage } from '../../features/attendant/index.ts';

/** …/program: follows the ceremony automatically. */
export function GuestProgramPage() {
  useLiveEvents(useAttendance().weddingKey);
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

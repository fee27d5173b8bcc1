import { useAttendance } from '../../features/attendant/attendance-context.ts';
import { ProfilePage } from '../../features/attendant/self/profile-page.tsx';
import { ProgramPage } from '../../features/attendant/self/program-page.tsx';
import { useLiveNews } from '../../features/live/api.guest.ts';
import { useQuiet } from '../../features/live/theatre/use-quiet.ts';

export { AudiencePage } from '../../features/attendant/self/audience-page.tsx';

/** …/program: follows the ceremony by itself. */
export function GuestProgramPage() {
  useLiveNews(useAttendance().weddingKey);
  return <ProgramPage />;
}

/** …/profile */
export function GuestProfilePage() {
  const [isShown, show] = useQuiet();
  return <ProfilePage quiet={{ isOn: !isShown, turn: isQuiet => show(!isQuiet) }} />;
}

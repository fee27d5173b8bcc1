import { useNavigate } from '@tanstack/react-router';
import { useAttendance } from '../../features/attendant/attendance-context.ts';
import { ReplyPage } from '../../features/attendant/reply/reply-page.tsx';
import { paths } from '../../shell/router/paths.ts';

export { CompleteAbsencePage, CompletePage } from '../../features/attendant/reply/complete-page.tsx';

/** …/invitation/form */
export function FormPage() {
  const { companyAccountId, weddingKey } = useAttendance();
  const navigate = useNavigate();
  const goOn = (answer: 'attendance' | 'view-archive' | 'absence') => {
    const { complete, completeAbsence } = paths.guest;
    const href = (answer === 'absence' ? completeAbsence : complete)(companyAccountId, weddingKey);
    void navigate({ href, replace: true });
  };
  return <ReplyPage onSent={goOn} />;
}

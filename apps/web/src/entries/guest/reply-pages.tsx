import { useNavigate } from '@tanstack/react-router';
import { ReplyPage, useAttendance } from '../../features/attendant/index.ts';
import { paths } from '../../shell/router/paths.ts';

export { CompleteAbsencePage, CompletePage } from '../../features/attendant/index.ts';

/** …/invitation/form */
export function FormPage() {
  const { companyAccountId, weddingKey } = useAttendance();
  const navigate = useNavigate();
  const goOn = (answer: 'attendance' | 'view-archive' | 'absence') => {
    const { complete, completeAbsence } = paths.guest;
    const href = (answer === 'absence' ? completeAbsence : complete)(companyAccountId, weddingKey);
    return navigate({ href, replace: true });
  };
  return <ReplyPage onSent={goOn} />;
}

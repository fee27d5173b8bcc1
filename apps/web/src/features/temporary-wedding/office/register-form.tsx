import type { TemporaryWeddingDetail } from '@kotohogi/contract/temporary-wedding-staff';
import { instant } from '@kotohogi/domain/kernel/instant';
import { isInsideLeadTime } from '@kotohogi/domain/wedding/calendar';
import { Alert } from '@kotohogi/ui/alert';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useNavigate } from '@tanstack/react-router';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { useHalls } from '../../hall/index.ts';
import { CreateWeddingForm, NEW_WEDDING, type NewWeddingBody, type WeddingForm } from '../../wedding/index.ts';
import { useRegister } from './api.ts';
import { coupleOf } from './due.tsx';
import styles from './registration-detail.module.css';
import { suggestedKey } from './suggested-key.ts';
import { t } from './t.ts';

/** The form, filled with what the couple registered. */
function startOf(detail: TemporaryWeddingDetail, halls: readonly { readonly id: number; readonly name: string }[]) {
  const only = halls.length === 1 ? halls[0] : undefined;
  const start: WeddingForm = {
    ...NEW_WEDDING,
    hallId: (halls.find(({ name }) => name === detail.hallName) ?? only)?.id ?? null,
    key: suggestedKey(coupleOf(detail), detail.dateTime),
    dateTime: detail.dateTime.replace(' ', 'T'),
    email: detail.email,
    language: detail.language,
  };
  return start;
}

export interface RegisterFormProps {
  readonly detail: TemporaryWeddingDetail;
  readonly onCancel: () => void;
}

/** Creates the wedding of a registration, then opens it. */
export function RegisterForm({ detail, onCancel }: RegisterFormProps) {
  const { id: facilityId, companyAccountId, accountId, abilities } = useFacility();
  const register = useRegister({ facilityId, id: detail.id });
  const halls = useHalls(facilityId);
  const show = useSnackbar();
  const navigate = useNavigate();
  const send = async (body: NewWeddingBody) => {
    const made = await register.mutateAsync(body);
    show({ tone: 'ok', text: t('registration.registered.snack') });
    await navigate({ href: staffPaths.facility.wedding(companyAccountId, accountId, made.id), ignoreBlocker: true });
  };
  const isTooSoon =
    isInsideLeadTime(detail.startsAt, instant(Date.now())) && !abilities.has('facility:write:wedding-minDate-update');
  if (halls.isPending) return <Skeleton shape="block" height="24rem" />;
  return (
    <div className={styles.form}>
      {isTooSoon && (
        <Alert tone="warn" title={t('registration.form.soon')}>
          {t('registration.form.soon.text')}
        </Alert>
      )}
      <CreateWeddingForm
        title={t('registration.form.title')}
        lead={t('registration.form.text', { hall: detail.hallName })}
        start={startOf(detail, halls.data?.rows ?? [])}
        isSending={register.isPending}
        send={send}
        onCancel={onCancel}
      />
    </div>
  );
}

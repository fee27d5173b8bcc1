import type { SessionUser } from '@kotohogi/contract/session';
import { Icon } from '@kotohogi/ui/icon';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { useNavigate } from '@tanstack/react-router';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import { type FacilityArea, useFacility } from './facility-context.ts';
import styles from './facility-switcher.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The facilities of the user's own roles, and always the current one. */
function facilitiesOf(user: SessionUser, present: FacilityArea) {
  const own = user.facilityAttr.map(({ scopeId, name, accountId, companyAccountId }) => ({
    id: scopeId,
    name,
    accountId,
    companyAccountId,
  }));
  return own.some(one => one.id === present.id) ? own : [present, ...own];
}

/** The current facility; with several, a menu to switch. */
export function FacilitySwitcher({ user }: { readonly user: SessionUser }) {
  const present = useFacility();
  const navigate = useNavigate();
  const all = facilitiesOf(user, present);
  if (all.length === 1) {
    return (
      <p className={styles.name}>
        <Icon name="church" />
        <span title={present.name}>{present.name}</span>
      </p>
    );
  }
  return (
    <NativeSelect
      label={t('facility.switch')}
      isLabelHidden
      options={all.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(present.id)}
      onChange={value => {
        const chosen = all.find(one => String(one.id) === value);
        if (chosen === undefined || chosen.id === present.id) return;
        void navigate({ href: paths.facility.index(chosen.companyAccountId, chosen.accountId) });
      }}
    />
  );
}

import { NOTICE_METHODS, type NoticeMethod } from '@kotohogi/domain/notification/types';
import { Checkbox } from '@kotohogi/ui/checkbox';
import type { BoundField } from '../../shell/form/contract-form.ts';
import type { Reach } from './notice-confirm.tsx';
import styles from './notice-form.module.css';
import { t } from './t.ts';

export interface MethodFieldsProps {
  readonly field: BoundField<NoticeMethod[]>;
  readonly reach: Reach;
  readonly allowed: readonly NoticeMethod[];
}

/** The channels of a notice, each with its reach. A channel without permission is hidden. */
export function MethodFields({ field, reach, allowed }: MethodFieldsProps) {
  const { id, name, value, onChange, onBlur, errorMessage } = field;
  const toggle = (method: NoticeMethod, isOn: boolean) =>
    onChange(NOTICE_METHODS.filter(known => (known === method ? isOn : value.includes(known))));
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.label}>{t('notice.methods')}</legend>
      {allowed.map((method, index) => (
        <Checkbox
          key={method}
          {...(index === 0 ? { id } : {})}
          name={name}
          value={method}
          isSelected={value.includes(method)}
          description={t(`notice.reach.${method}`, { count: reach[method] })}
          errorMessage={index === allowed.length - 1 ? errorMessage : undefined}
          onChange={isOn => toggle(method, isOn)}
          onBlur={onBlur}
        >
          {t(`notice.method.${method}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

import { Checkbox } from '@kotohogi/ui/checkbox';
import { FormGroup } from '@kotohogi/ui/form-group';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './api-keys.module.css';
import type { keys } from './messages.ja.ts';
import { groupRights, type Right, resourceText } from './rights.ts';

const t = textsOf<typeof keys>();

interface RightRowProps {
  readonly right: Right;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function RightRow({ right, chosen, onChange }: RightRowProps) {
  const what = resourceText(right.resource);
  const toggle = (name: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, name] : chosen.filter(one => one !== name));
  return (
    <div className={styles.right}>
      <span className={styles.what} aria-hidden="true">
        {what}
      </span>
      <span className={styles.boxes}>
        {right.names.map(({ action, name }) => (
          <span key={name} className={styles.box} data-action={action}>
            <Checkbox isSelected={chosen.includes(name)} onChange={isChosen => toggle(name, isChosen)}>
              <VisuallyHidden>{what} </VisuallyHidden>
              {t(`account.rightTo.${action}`)}
            </Checkbox>
          </span>
        ))}
      </span>
    </div>
  );
}

export interface RightsChoiceProps {
  /** The permission names to choose from. */
  readonly held: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Selects which of the owner's permissions a key gets: one checkbox for read, one for write. */
export function RightsChoice({ held, chosen, onChange }: RightsChoiceProps) {
  return (
    <div className={styles.choice}>
      {groupRights(held).map(({ scope, rights }) => (
        <FormGroup key={scope} legend={t(`account.rightIn.${scope}`)}>
          <div className={styles.rows}>
            {rights.map(right => (
              <RightRow key={right.resource} right={right} chosen={chosen} onChange={onChange} />
            ))}
          </div>
        </FormGroup>
      ))}
    </div>
  );
}

import { DESIGN_PATTERNS } from '@kotohogi/domain/hall/types';
import { artwork } from '@kotohogi/themes/artwork';
import { Card } from '@kotohogi/ui/card';
import { RadioCards } from '@kotohogi/ui/radio-cards';
import { TextField } from '@kotohogi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useListedField, useListedTextField } from '../../shell/form/form-summary.tsx';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './hall-form.module.css';
import type { HallForm } from './hall-form.ts';
import type { ja } from './messages.ja.ts';
import { patternText } from './pattern-text.ts';

const t = textsOf<typeof ja>();

/** The fields of a hall; the design is chosen from pictures. */
export function HallFields({ form }: { readonly form: UseFormReturn<HallForm> }) {
  return (
    <Card>
      <div className={styles.fields}>
        <TextField {...useListedTextField(form, 'name')} label={t('hall.name')} autoComplete="off" isRequired />
        <TextField
          {...useListedTextField(form, 'venue')}
          label={t('hall.venue')}
          hint={t('hall.venue.hint')}
          autoComplete="off"
        />
        <RadioCards
          {...useListedField(form, 'designPattern')}
          label={t('hall.pattern')}
          hint={t('hall.pattern.hint')}
          columns={3}
          isRequired
          options={DESIGN_PATTERNS.map(pattern => ({
            value: pattern,
            label: patternText(pattern),
            description: (
              <img className={styles.cover} src={artwork(pattern, 'vignette')} alt="" width="200" height="280" />
            ),
          }))}
        />
      </div>
    </Card>
  );
}

import {
  MAX_NOTICE_BODY,
  MAX_NOTICE_TITLE,
  NOTICE_LEVELS,
  type NoticeLevel,
  type NoticeMethod,
} from '@kotohogi/domain/notification/types';
import { useKitMessages, useMediaQuery } from '@kotohogi/ui/kit';
import { RadioChips } from '@kotohogi/ui/radio-chips';
import { TextArea } from '@kotohogi/ui/text-area';
import { TextField } from '@kotohogi/ui/text-field';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useField, useTextField } from '../../shell/form/contract-form.ts';
import { MarkupTools } from './markup-tools.tsx';
import styles from './notice-form.module.css';
import { t } from './t.ts';

/** The values of a form that writes a notice. */
export interface NoticeValues {
  level: NoticeLevel;
  title: string;
  body: string;
  titleEn: string;
  bodyEn: string;
  inRecording: boolean;
  methods: NoticeMethod[];
}

interface FieldProps {
  readonly form: UseFormReturn<NoticeValues>;
}

/** Below this width four labels do not fit in a row. */
const NARROW = '(max-width: 35.99em)';

function LevelField({ form }: FieldProps) {
  const { notificationLevels } = useKitMessages().frame;
  const options = NOTICE_LEVELS.map(value => ({ value, label: notificationLevels[value] }));
  const columns = useMediaQuery(NARROW) ? 2 : 4;
  return <RadioChips {...useField(form, 'level')} label={t('notice.level')} options={options} columns={columns} />;
}

/** The body of a notice in one language, with buttons for its markup. */
function BodyField({ form, name }: FieldProps & { readonly name: 'body' | 'bodyEn' }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useTextField(form, name);
  return (
    <div className={styles.body}>
      <TextArea
        {...field}
        ref={area}
        label={t(name === 'body' ? 'notice.body' : 'notice.bodyEn')}
        hint={t('notice.body.hint')}
        isRequired={name === 'body'}
        rows={name === 'body' ? 6 : 4}
        counter={{ max: MAX_NOTICE_BODY }}
      />
      <MarkupTools area={area} onChange={field.onChange} />
    </div>
  );
}

/** The level of a notice, and its title and body in both languages. */
export function NoticeTextFields({ form }: FieldProps) {
  const title = useTextField(form, 'title');
  const titleEn = useTextField(form, 'titleEn');
  const counter = { max: MAX_NOTICE_TITLE };
  return (
    <>
      <LevelField form={form} />
      <TextField {...title} label={t('notice.title')} isRequired counter={counter} />
      <BodyField form={form} name="body" />
      <TextField {...titleEn} label={t('notice.titleEn')} hint={t('notice.titleEn.hint')} counter={counter} />
      <BodyField form={form} name="bodyEn" />
    </>
  );
}

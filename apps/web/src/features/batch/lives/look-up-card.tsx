import type { WeddingLive } from '@kotohogi/contract/batch';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { type LookUp, useLookUp } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import styles from './look-up-card.module.css';

const t = textsOf<typeof ja>();

const OF_CHANNEL = ['channelLive', 'channelInfo', 'channelVideo', 'channelLiveChannels'] as const;
const OF_VIMEO = ['vimeoLive', 'vimeoInfo', 'vimeoVideo'] as const;
/** In the order of the select; a guest of this wedding is looked up by their number. */
const LOOK_UPS: readonly LookUp[] = [...OF_CHANNEL, ...OF_VIMEO, 'attendant'];

const isOfChannel = (what: LookUp) => OF_CHANNEL.some(one => one === what);

/** Looks up a slot or a film at its provider, or a guest, and shows the raw answer. */
export function LookUpCard({ slot }: { readonly slot: Pick<WeddingLive, 'provider' | 'ref'> | null }) {
  const isBuiltIn = slot?.provider === 'channel';
  const ref = isBuiltIn ? slot.ref : '';
  const [what, setWhat] = useState<LookUp>(slot === null || isBuiltIn ? 'channelLive' : 'vimeoLive');
  const [id, setId] = useState(ref);
  const { isPending, mutate, data, error, reset } = useLookUp();
  const choose = (value: string) => {
    const next = LOOK_UPS.find(one => one === value) ?? what;
    setWhat(next);
    setId(isOfChannel(next) ? ref : '');
    reset();
  };
  return (
    <Card title={t('batch.lookUp')}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          if (id.trim() !== '') mutate({ what, id: id.trim() });
        }}
      >
        <div className={styles.what}>
          <NativeSelect
            label={t('batch.lookUp.what')}
            value={what}
            onChange={choose}
            options={LOOK_UPS.map(value => ({ value, label: t(`batch.lookUp.${value}`) }))}
          />
        </div>
        <TextField
          label={t(isOfChannel(what) ? 'batch.lookUp.ref' : 'batch.lookUp.id')}
          value={id}
          onChange={setId}
          inputMode={what === 'attendant' ? 'numeric' : 'text'}
        />
        <Button type="submit" icon="search" isBusy={isPending} isDisabled={id.trim() === ''}>
          {t('batch.lookUp.run')}
        </Button>
      </form>
      <div role="status">
        {error !== null && (
          <p className={styles.failed}>{error instanceof ApiError ? error.userMessage : t('batch.lookUp.failed')}</p>
        )}
        {data !== undefined && <pre className={styles.answer}>{JSON.stringify(data, null, 2)}</pre>}
      </div>
    </Card>
  );
}

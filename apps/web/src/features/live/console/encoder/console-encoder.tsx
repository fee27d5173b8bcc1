import type { LiveConsole } from '@kotohogi/contract/live';
import { Card } from '@kotohogi/ui/card';
import { Chip, StateChip } from '@kotohogi/ui/chip';
import { CopyButton } from '@kotohogi/ui/copy-button';
import { IconButton } from '@kotohogi/ui/icon-button';
import { type Ref, useState } from 'react';
import { boot } from '../../../../shell/boot.ts';
import { t } from '../../console-t.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { CameraButton } from './camera-entry.tsx';
import styles from './console-encoder.module.css';
import { LineTrouble } from './console-line.tsx';

type Line = LiveConsole['ingest'][number];

const SHOWN_END = 4;

/** A key with all but its end masked: enough to distinguish two keys. */
const covered = (key: string): string => `${'•'.repeat(Math.max(0, key.length - SHOWN_END))}${key.slice(-SHOWN_END)}`;

/**
 * Whether an encoder is connected and whether it is on air. A connected encoder that sends nothing does not count as
 * received.
 */
export function LineChip({ line: { isActive, isConnected, missing } }: { readonly line: Line }) {
  const isSending = !(missing.includes('video') && missing.includes('audio'));
  if (isActive && isConnected && isSending) return <StateChip tone="ok">{t('console.encoder.active')}</StateChip>;
  if (isConnected) return <StateChip tone="info">{t('console.encoder.connected')}</StateChip>;
  return <StateChip tone="idle">{t('console.encoder.off')}</StateChip>;
}

interface LineFieldsProps {
  readonly ingest: Line;
  /** Whether the provider is reachable; if not, the encoder's state is unknown. */
  readonly isKnown: boolean;
  readonly mayWrite: boolean;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** The address and key of one encoder. Users without write permission get the key already masked. */
function LineFields({ ingest, isKnown, mayWrite, isShown, onShow, ref }: LineFieldsProps) {
  const { kind, url, key } = ingest;
  const line = t(`console.source.${kind}`);
  return (
    <section className={styles.line} aria-label={line} ref={ref} tabIndex={-1}>
      <header className={styles.head}>
        <h3 className={styles.name}>{line}</h3>
        {isKnown && <LineChip line={ingest} />}
      </header>
      {isKnown && <LineTrouble line={ingest} />}
      <div className={styles.field}>
        <span className={styles.label}>{t('console.encoder.url', { line })}</span>
        <code className={styles.code}>{url}</code>
        {mayWrite && (
          <span className={styles.buttons}>
            <CopyButton text={url} label={t('console.encoder.copyUrl', { line })} isIcon />
          </span>
        )}
      </div>
      <div className={styles.field}>
        <span className={styles.label}>{t('console.encoder.key', { line })}</span>
        <code className={styles.code} data-covered={!isShown || undefined}>
          {isShown ? key : covered(key)}
        </code>
        {mayWrite && (
          <span className={styles.buttons}>
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              variant="outlined"
              tooltip="top-end"
              label={t(isShown ? 'console.encoder.hide' : 'console.encoder.show', { line })}
              onPress={() => onShow(!isShown)}
            />
            <CopyButton text={key} label={t('console.encoder.copyKey', { line })} isIcon />
          </span>
        )}
      </div>
    </section>
  );
}

/** The command that sends the sample ceremony, for development without a venue. */
function Sample({ url, streamKey }: { readonly url: string; readonly streamKey: string }) {
  const command = `npm run publish:sample -- --url ${url} --key ${streamKey}`;
  return (
    <div className={styles.sample}>
      <p>{t('console.encoder.sample')}</p>
      <CopyButton text={command} label={t('console.encoder.copySample')} />
    </div>
  );
}

export interface ConsoleEncoderProps extends Pick<ConsoleFacts, 'detail' | 'live' | 'mayWrite'> {
  /** Whether the parent wants the spare's key shown. */
  readonly isSpareOpen?: boolean | undefined;
  readonly spareRef?: Ref<HTMLElement> | undefined;
}

/** The settings for the venue's encoders, main and spare, and whether they are connected. */
export function ConsoleEncoder({ detail, live, mayWrite, isSpareOpen = false, spareRef }: ConsoleEncoderProps) {
  const [shown, setShown] = useState<Readonly<Partial<Record<Line['kind'], boolean>>>>({});
  const { provider } = live;
  const [main] = live.ingest;
  if (provider === null || main === undefined) return null;
  return (
    <Card title={t('console.encoder')} actions={<Chip>{t(`console.provider.${provider}`)}</Chip>}>
      <div className={styles.place}>
        <div className={styles.lines}>
          {live.ingest.map(ingest => (
            <LineFields
              key={ingest.kind}
              ref={ingest.kind === 'spare' ? spareRef : undefined}
              ingest={ingest}
              isKnown={live.isReachable}
              mayWrite={mayWrite}
              isShown={shown[ingest.kind] ?? (ingest.kind === 'spare' && isSpareOpen)}
              onShow={isShown => setShown({ ...shown, [ingest.kind]: isShown })}
            />
          ))}
        </div>
      </div>
      <p className={styles.advice}>{t('console.encoder.advice')}</p>
      <CameraButton detail={detail} live={live} mayWrite={mayWrite} />
      {boot.stage === 'local' && mayWrite && <Sample url={main.url} streamKey={main.key} />}
    </Card>
  );
}

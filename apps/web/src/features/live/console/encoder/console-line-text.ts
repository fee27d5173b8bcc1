import { ENCODER_REFUSALS, type EncoderRefusal } from '@kotohogi/domain/live/types';
import { t } from '../../console-t.ts';

/** Why an encoder was refused, and what to change. */
export function refusalText({ code, codec }: { readonly code: EncoderRefusal; readonly codec: string }): string {
  const isNamed = codec !== '' && codec !== 'Unknown';
  return t(`console.refused.${code}`, { codec: isNamed ? codec : t('console.refused.otherCodec') });
}

/** The same for a log entry, which contains the line, the code and the codec. */
export function loggedRefusal(detail: string): string {
  const [line, code, ...codec] = detail.split(' ');
  const known = ENCODER_REFUSALS.find(one => one === code);
  if (known === undefined || (line !== 'main' && line !== 'spare')) return detail;
  const text = refusalText({ code: known, codec: codec.join(' ') });
  return t('console.refused.line', { line: t(`console.source.${line}`), text });
}

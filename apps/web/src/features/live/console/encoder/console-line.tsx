import type { LiveConsole } from '@kotohogi/contract/live';
import { Alert } from '@kotohogi/ui/alert';
import { t } from '../../console-t.ts';
import { refusalText } from './console-line-text.ts';

type Line = LiveConsole['ingest'][number];

/** Which tracks a connected encoder does not send. */
function missingText({ missing }: Pick<Line, 'missing'>): string {
  if (missing.length > 1) return t('console.missing.both');
  return t(missing.includes('video') ? 'console.missing.video' : 'console.missing.audio');
}

/** Why the encoder of a line was refused or which tracks are missing, and what to change. Empty if all is well. */
export function LineTrouble({ line }: { readonly line: Line }) {
  const { refusal, missing } = line;
  if (refusal !== null) {
    return (
      <Alert tone="warn" title={t('console.event.encoderRefused')}>
        {refusalText(refusal)}
      </Alert>
    );
  }
  return missing.length === 0 ? null : <Alert tone="warn">{missingText(line)}</Alert>;
}

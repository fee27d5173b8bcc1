/**
 * The demo's ceremony as a separate process: `run-demo <facts as JSON>`. Its encoder stays on air when the web process
 * is restarted.
 */
import { argv } from 'node:process';
import { createLog } from '../platform/log/log.ts';
import { onParentGone } from './children.ts';
import { Demo } from './demo.ts';

/** What the demo needs to know about the running product. */
export interface DemoFacts {
  readonly publicUrl: string;
  readonly logLevel: string;
  readonly logFile: string | undefined;
  /** The demo's weddings by their keys. */
  readonly weddings: Readonly<Record<string, number>>;
}

const { publicUrl, logLevel, logFile, weddings }: DemoFacts = JSON.parse(argv[2] ?? '{}');
const log = createLog(logLevel, 'demo', { file: logFile });
const demo = new Demo(publicUrl, log);
const stop = () => {
  demo.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.once('SIGTERM', stop);
onParentGone(stop);
try {
  await demo.start(weddings);
} catch (error) {
  if (!demo.isStopped) {
    log.error({ err: error }, 'the demo ceremony did not go on air');
    await demo.stop();
    process.exit(1);
  }
}

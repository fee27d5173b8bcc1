/**
 * Viewers in a separate process, so that the origin's resource usage is measured by itself: URLs as lines on standard
 * input, how long to watch (ms) as the argument, the report as JSON on standard output.
 */
import { text } from 'node:stream/consumers';
import { ViewerSwarm } from '@kotohogi/live-engine/testing/viewer-swarm';

const urls = (await text(process.stdin)).split('\n').filter(line => line !== '');
console.log(JSON.stringify(await new ViewerSwarm().watch(urls, Number(process.argv[2]))));

/**
 * What Node is to be started with where an origin runs: room for what lives as long as a request, of one size from the beginning. Otherwise V8
 * doubles it whenever it has much to do, and hours into a ceremony the process takes more memory than at its start.
 */
export const ORIGIN_NODE_FLAGS: readonly string[] = ['--min-semi-space-size=16', '--max-semi-space-size=16'];

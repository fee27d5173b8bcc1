/**
 * The Node flags of a process that runs an origin: a fixed size for the young generation, where request-lifetime
 * objects live. Without them, V8 doubles it under load, and hours into a ceremony the process uses more memory than at
 * its start.
 */
export const ORIGIN_NODE_FLAGS: readonly string[] = ['--min-semi-space-size=16', '--max-semi-space-size=16'];

/** A node says this often how it does; whoever was not heard of for three times as long is silent. */
export const NODE_REPORTS_EVERY_SECONDS = 10
export const NODE_SILENT_AFTER_SECONDS = 30
/** A node that nobody heard of for this long is forgotten. */
export const NODE_FORGOTTEN_AFTER_HOURS = 24
/** Nodes that a list holds. */
export const NODES_MAX = 50

/** Times of calls are of the last hour, in steps of five minutes. */
export const STEP_MINUTES = 5
export const STEPS = 12

export const CALL_KINDS = ['read', 'write', 'file', 'page'] as const
export type CallKind = (typeof CALL_KINDS)[number]
/** Addresses among the slowest calls. */
export const SLOWEST_CALLS = 10
/** Slower answers are not told apart. */
export const SLOWEST_TOLD_MS = 10_000

/** Jobs are counted up to here; then a number is "at least". */
export const JOBS_COUNTED = 10_000
export const FAILED_JOBS_SHOWN = 50
export const JOB_NAME_PATTERN = /^[a-z][a-z0-9-]{0,62}$/

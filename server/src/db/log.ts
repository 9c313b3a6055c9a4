import type { Logger } from 'pino'

/** What the database code needs of the academy's log. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

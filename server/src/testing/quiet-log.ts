import { pino } from 'pino'

/** The log of a test: what matters shows, the rest stays silent. */
export const quietLog = pino({ level: 'error', base: null })

import { pino } from 'pino'

export const quiet = pino({ level: 'error', base: null }, pino.destination(2))

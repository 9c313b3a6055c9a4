import { z } from 'zod'

/** What a call answers that has nothing to show but a sentence. */
export const message = z.object({ message: z.string() })

/** What a call is told to reply that gives a list as a file for spreadsheets: `endpoint('GET …/csv', { …, ...CSV_REPLY })`. */
export const CSV_REPLY = { produces: 'text/csv; charset=utf-8', reply: z.unknown() }

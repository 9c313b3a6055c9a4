import { readFileSync } from 'node:fs'

const FILE = new URL('../visits.json', import.meta.url)

/** `web/visits.json`: the parts that each page loads by need, visit by visit. */
export type MeasuredVisits = Readonly<Record<string, readonly (readonly string[])[]>>

export const readVisits = (): MeasuredVisits => JSON.parse(readFileSync(FILE, 'utf8'))

/** `npm run visits` wants each part by itself, and none named ahead: that would be measured though nobody needs it any more. */
export const IS_MEASURED = Boolean(process.env.VISITS_DIR)

import { formatDateTime } from '../text/dates.ts'

export * from './subjects.ts'

export const AUDIT_PAGE_ROWS = 50
/** How many of the log's people the filter offers. */
export const AUDIT_ACTORS_MAX = 500
/** Who does what nobody signed in for: the academy's own jobs, its operator's commands, a visitor with a link. */
export const ACTORS_WITHOUT_ACCOUNT = {
  system: 'The academy',
  operator: 'The operator',
  visitor: 'A visitor',
} as const

export const nameOfActor = ({ name, role }: { name: string; role: string }): string =>
  name || (ACTORS_WITHOUT_ACCOUNT[role as keyof typeof ACTORS_WITHOUT_ACCOUNT] ?? '')

/** As a row's moment is written down. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

/** A value of a row as a person reads it. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(sayValue).join(', ')
  if (typeof value === 'string' && MOMENT.test(value) && Date.parse(value)) return formatDateTime(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

import { createHash } from 'node:crypto'

const TABLES = /\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]\w*)/gi

/** What a statement is called in the log: what it does to which tables, and a sign that is the same for the same text. Never its values. */
export function statementName(text: string): string {
  const [verb = ''] = text.trim().toLowerCase().split(/\s/, 1)
  const tables = new Set([...text.matchAll(TABLES)].map(([, table]) => table))
  const sign = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return [verb, [...tables].join(', '), `#${sign}`].filter(Boolean).join(' ')
}

import { readFileSync } from 'node:fs'

export interface ListedTrigger {
  /** The heading under which it stands. */
  section: string
  table: string
  trigger: string
  /** Its function. */
  named: string
  /** The number of the migration that wrote it. */
  since: string
}

/** The triggers of docs/triggers.md. */
export function listedTriggers(): ListedTrigger[] {
  const text = readFileSync(new URL('../../../docs/triggers.md', import.meta.url), 'utf8')
  return text.split(/^## /m).flatMap((part) => {
    const section = part.split('\n', 1)[0] ?? ''
    return [...part.matchAll(/^\| .* \| (`.*`) \| `(\w+)` \| (\d{4}) \|$/gm)].flatMap(
      ([, where = '', named = '', since = '']) =>
        where.split('; ').flatMap((tables) => {
          const [table = '', ...triggers] = [...tables.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
          return triggers.map((trigger) => ({ section, table, trigger, named, since }))
        }),
    )
  })
}

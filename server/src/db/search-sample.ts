import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from './schema.ts'

/**
 * Which three letters in a row very many texts have: "gma" where all addresses end in @gmail.com, "lec" where all titles begin with "Lecture".
 * An index of three letters has a list of rows for each, and a search reads the lists of all its letters, so that the long ones cost it nearly all of its
 * time and rule out nearly nothing. They are seen in the sample of each searched column that PostgreSQL keeps for its plans. A process that
 * has not read it yet, or has an old one, finds the same rows, only slower.
 */

const LETTERS = 3
/** Letters that more than this share of a column's sample has are common. */
const COMMON_SHARE = 0.1
const READ_EVERY_MS = 3_600_000

let common: ReadonlySet<string> = new Set()

/** Texts with letters beyond these are folded by the database alone, so that no part of them is known here. */
const PLAIN = /^[ -~]*$/
/** What a part needs for the index to look it up: three letters, or the first two of a word. */
const HAS_LETTERS = /[a-z0-9]{3}|[^a-z0-9][a-z0-9]{2}/

/** The parts of a text without common letters, which are all that its index need look up; none where that is the whole text or nothing of it. */
export function selectiveParts(typed: string): string[] {
  const text = typed.toLowerCase()
  if (!PLAIN.test(text)) return []
  const parts: string[] = []
  let from = 0
  for (let at = 0; at + LETTERS <= text.length + 1; at++) {
    const letters = text.slice(at, at + LETTERS)
    if (letters.length === LETTERS && !common.has(letters)) continue
    if (at > from) parts.push(text.slice(from, at + LETTERS - 1))
    from = at + 1
  }
  return parts[0] === text ? [] : parts.filter((part) => HAS_LETTERS.test(part))
}

/** @param samples texts of each column */
export function learnCommonLetters(samples: readonly (readonly string[])[]): void {
  common = new Set(samples.flatMap(commonOf))
}

function commonOf(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const letters = new Set(Array.from({ length: text.length }, (_, at) => text.slice(at, at + LETTERS)))
    for (const three of letters) counts.set(three, (counts.get(three) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > COMMON_SHARE * texts.length).map(([three]) => three)
}

/** Of the columns and expressions that have an index of three letters. */
export async function readSearchSamples(db: Kysely<Database>): Promise<string[][]> {
  const { rows } = await sql<{ texts: string[] }>`
    with searched as materialized (
      select c.relname, a.attname from pg_index i
      join pg_opclass o on o.oid = i.indclass[0] and o.opcname = 'gin_trgm_ops'
      join pg_attribute a on (a.attrelid, a.attnum) =
        (case when i.indkey[0] = 0 then i.indexrelid else i.indrelid end, greatest(i.indkey[0], 1))
      join pg_class c on c.oid = a.attrelid)
    select histogram_bounds::text::text[] as texts from pg_stats
    where schemaname = current_schema() and histogram_bounds is not null
      and (tablename, attname) in (select relname, attname from searched)`.execute(db)
  return rows.map(({ texts }) => texts)
}

/** Reads them now and each hour, and holds up nobody. */
export function keepSearchSamples(db: Kysely<Database>, log: Logger): () => Promise<void> {
  const read = () =>
    readSearchSamples(db)
      .then(learnCommonLetters)
      .catch((err) => log.warn({ err }, 'searches do not know which letters are common'))
  let reading = read()
  const timer = setInterval(() => {
    reading = read()
  }, READ_EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return reading
  }
}

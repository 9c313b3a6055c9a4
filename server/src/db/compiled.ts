import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Database } from './schema.ts'

const STAND_IN = '\0value of '

/** A statement of a hot path: built and compiled at its first run, and only its values change after that. `build` must
 * put each value into the statement as it comes, because what it gets then is a stand-in. */
export function compiledOnce<Values extends Record<string, string>, Row>(
  build: (db: Kysely<Database>, values: Values) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | null = null
  return async (db, values) => {
    compiled ??= build(db, standIns as Values).compile()
    const parameters = compiled.parameters.map((value) =>
      typeof value === 'string' && value.startsWith(STAND_IN) ? values[value.slice(STAND_IN.length)] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

const standIns: Record<string, string> = new Proxy({}, { get: (_, name) => STAND_IN + String(name) })

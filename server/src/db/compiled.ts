import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import type { Database } from './schema.ts'
import { nameOf, type Statement } from './statement.ts'

const STAND_IN = '\0value of '

/** A statement of a hot path: with these values by `of`, or asked at once. */
export interface Compiled<Values, Row> {
  (db: Kysely<Database>, values: Values): Promise<Row[]>
  of(values: Values): Statement<Row>
}

/** Built, compiled and named at its first run; only its values change after that, and each connection plans it once. `build` must
 * put each value into the statement as it comes, because what it gets then is a stand-in. Whatever else it puts there stands in the
 * statement's text. */
export function compiledOnce<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values) => Compilable<Row> | RawBuilder<Row>,
): Compiled<Values, Row> {
  let compiled: (CompiledQuery<Row> & { name: string }) | null = null
  const of = (values: Values): Statement<Row> => {
    compiled ??= named(build(KEPT_BUILDER, standIns as Values).compile(KEPT_BUILDER))
    const parameters = compiled.parameters.map((value) =>
      isStandIn(value) ? values[value.slice(STAND_IN.length) as keyof Values] : value,
    )
    return { ...compiled, parameters }
  }
  const ask = async (db: Kysely<Database>, values: Values) => (await db.executeQuery<Row>(of(values))).rows
  return Object.assign(ask, { of })
}

/** A statement whose text depends on a few words or flags: compiled once for each of them. What a person types is none of these. */
export function compiledFor<Shape extends object, Values extends object, Row>(
  build: (db: Kysely<Database>, values: Values, shape: Shape) => Compilable<Row> | RawBuilder<Row>,
): (shape: Shape) => Compiled<Values, Row> {
  const known = new Map<string, Compiled<Values, Row>>()
  return (shape) => {
    const key = JSON.stringify(shape)
    const compiled = known.get(key) ?? compiledOnce((db, values: Values) => build(db, values, shape))
    known.set(key, compiled)
    return compiled
  }
}

/** One that is made anew for each call, to be asked together with others. */
export const statementOf = <Row>(query: Compilable<Row> | RawBuilder<Row>): Statement<Row> =>
  query.compile(BUILDER)

const named = <Row>(query: CompiledQuery<Row>) => ({ ...query, name: nameOf(query.sql) })

const standIns: object = new Proxy({}, { get: (_, name) => STAND_IN + String(name) })

const isStandIn = (value: unknown): value is string => typeof value === 'string' && value.startsWith(STAND_IN)

/** The plan that stands for all values must know what never changes: an index of `where kind = 'final-exam'` is none for `kind = $1`,
 * and PostgreSQL then plans the statement anew for each call. */
class ConstantsInText extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    const isConstant = ['string', 'number', 'boolean'].includes(typeof value) && !isStandIn(value)
    if (isConstant) this.appendImmediateValue(value)
    else super.appendValue(value)
  }
}

/** Builds and reaches no database. */
const builderWith = (createQueryCompiler: () => PostgresQueryCompiler) =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler,
    },
  })
const BUILDER = builderWith(() => new PostgresQueryCompiler())
const KEPT_BUILDER = builderWith(() => new ConstantsInText())

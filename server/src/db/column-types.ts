import pg from 'pg'

const { builtins } = pg.types

function parseInteger(text: string): number | bigint {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
}

type Parser = (text: string) => unknown

const PARSERS = new Map<number, Parser>([
  [builtins.INT8, parseInteger],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text], // a calendar day has no time zone: '2026-03-01' stays itself
])

/** How PostgreSQL's values arrive in JavaScript, for one pool, without touching the driver's global table. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) ||
    pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

import pg from 'pg'

/** The only row of a statement, over a connection of its own. */
export async function queryOne<Row extends pg.QueryResultRow>(
  connectionString: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(statement, values)
    if (!rows[0]) throw new Error('the statement found no row')
    return rows[0]
  } finally {
    await client.end()
  }
}

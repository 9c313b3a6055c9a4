import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Api } from '@academy/contract'
import { sql } from 'kysely'
import { test } from 'vitest'
import { fillDemo } from '../../operator/demo.ts'
import { startAcademy } from '../../testing/academy.ts'
import { CALLERS } from '../../testing/access/callers.ts'
import { ACCESS, expectedStatus } from '../../testing/access/table.ts'
import { setUpFixture } from '../../testing/fixture.ts'

/** Where `node scripts/rows-of-release.mjs COMMIT` wants the rows; it runs this file in a checkout of that commit. */
const { ROWS_OF_RELEASE } = process.env

/** The demo, and a crowd: each call that writes, made once by somebody who may. */
test.runIf(ROWS_OF_RELEASE)(
  'writes down the rows of this release',
  async () => {
    const academy = await startAcademy()
    await fillDemo(academy.services)
    await academy.runJobs()
    for (const address of Object.keys(ACCESS) as (keyof Api)[]) {
      const kind = CALLERS.findLast((caller) => expectedStatus(address, caller) === 200)
      if (address.startsWith('GET') || !kind) continue
      const fixture = await setUpFixture(academy, kind)
      await academy.as(fixture.caller).send(address, await ACCESS[address].valid(fixture))
    }
    await academy.runJobs()
    const { db } = academy.services
    const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    order by table_name`.execute(db)
    const all: Record<string, unknown[]> = {}
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: unknown }>`
      select row_to_json(t) as row from ${sql.table(name)} t order by row_to_json(t)::text`.execute(db)
      all[name] = rows.map(({ row }) => row)
    }
    const params = { [constants.BROTLI_PARAM_LGWIN]: 24 }
    writeFileSync(ROWS_OF_RELEASE ?? '', brotliCompressSync(JSON.stringify(all), { params }))
    await academy.stop()
  },
  600_000,
)

import type { Insertable } from 'kysely'
import type { CertificatesTable } from '../../../db/schema-money-and-proof.ts'
import type { Db } from '../../../http/context.ts'

export interface Issued {
  id: string
  number: string
  request_id: string | null
}

/** Gives back those whose number and place were free. */
export const insertWhereFree = (db: Db, rows: readonly Insertable<CertificatesTable>[]): Promise<Issued[]> =>
  db
    .insertInto('certificates')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'number', 'request_id'])
    .execute()

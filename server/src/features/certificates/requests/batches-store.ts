import { sql } from 'kysely'
import { newId } from '../../../db/ids.ts'
import { type Context, type Db, signedIn } from '../../../http/context.ts'

export interface BatchRow {
  id: string
  total: number
  drawn: number
  refused: number
  started_at: Date
}

export async function insertBatch(ctx: Context): Promise<string> {
  const id = newId()
  await ctx.db
    .insertInto('certificate_batches')
    .values({ id, started_by: signedIn(ctx).id, started_at: ctx.now() })
    .execute()
  return id
}

/** Counts those that belong to it still: what cannot come out any more has left it, so that it comes to its end. */
export async function findBatch(db: Db, id: string): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`
    select b.id, b.started_at, count(r.id) as total, count(*) filter (where r.status = 'completed') as drawn,
      count(*) filter (where r.status = 'approved' and r.problem <> '') as refused
    from certificate_batches b left join certification_requests r on r.batch_id = b.id
    where b.id = ${id} group by b.id`.execute(db)
  return rows[0]
}

/** The newest that has something left to draw. */
export async function findDrawingBatch(db: Db): Promise<BatchRow | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select max(batch_id) as id from certification_requests
    where batch_id is not null and status = 'approved' and problem = ''`.execute(db)
  const id = rows[0]?.id
  return id ? findBatch(db, id) : undefined
}

/** The next certificates of a batch that wait to be drawn. */
export async function selectToDraw(db: Db, batchId: string, after: string, limit: number) {
  const { rows } = await sql<{ requestId: string; certificateId: string }>`
    select r.id as "requestId", c.id as "certificateId"
    from certification_requests r join certificates c on c.request_id = r.id and c.revoked_at is null
    where r.batch_id = ${batchId} and r.status = 'approved' and r.problem = '' and c.file_key is null and r.id > ${after}
    order by r.id limit ${limit}`.execute(db)
  return rows
}

/** Approved, sound and without a file: the batches they are of, or the certificates that are of none. All of them: what is left out
 * here is drawn only after the next start. */
export async function selectUndrawn(db: Db) {
  const { rows } = await sql<{ batchId: string | null; certificateId: string | null }>`
    select distinct r.batch_id as "batchId", case when r.batch_id is null then c.id end as "certificateId"
    from certification_requests r join certificates c on c.request_id = r.id and c.revoked_at is null
    where r.status = 'approved' and r.problem = '' and r.student_id is not null and c.file_key is null`.execute(
    db,
  )
  return rows
}

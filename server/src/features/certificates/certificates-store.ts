import { LIST_MAX_ROWS } from '@academy/contract/http'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { CertificatesTable } from '../../db/schema-money-and-proof.ts'
import type { Db } from '../../http/context.ts'

export type CertificateRow = Selectable<CertificatesTable>

export const findCertificate = (db: Db, id: string): Promise<CertificateRow | undefined> =>
  db.selectFrom('certificates').selectAll().where('id', '=', id).executeTakeFirst()

export const findByNumber = (db: Db, number: string): Promise<CertificateRow | undefined> =>
  db.selectFrom('certificates').selectAll().where('number', '=', number).executeTakeFirst()

/** The one that takes the place of a revoked one, as soon as it is issued; none where that one was revoked as well. One that took
 * the place of a revoked successor stands for all before it. */
export async function findSuccessor(db: Db, id: string): Promise<{ isOut: boolean } | null> {
  const { rows } = await sql<{ isOut: boolean }>`
    with recursive successors as (
      select id, completed_at, revoked_at from certificates where replaces_id = ${id}
      union
      select next.id, next.completed_at, next.revoked_at
      from successors join certificates next on next.replaces_id = successors.id
    )
    select completed_at is not null as "isOut" from successors where revoked_at is null limit 1`.execute(db)
  return rows[0] ?? null
}

/** Whether another has taken its place, or stands beside it for the same request. */
export async function hasSuccessor(db: Db, { id, request_id }: CertificateRow): Promise<boolean> {
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where((is) =>
      is.or([
        is('replaces_id', '=', id),
        is.and([is('request_id', '=', request_id), is('revoked_at', 'is', null), is('id', '<>', id)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Its request comes first: everybody who changes a certificate waits there. Before it student and course, as deleting one of
 * them takes it before its certificates. */
export async function lockCertificate(db: Db, id: string): Promise<CertificateRow | undefined> {
  await sql`select id from users where id = (select student_id from certificates where id = ${id})
    for key share`.execute(db)
  await sql`select id from courses where id = (select course_id from certificates where id = ${id})
    for key share`.execute(db)
  await sql`select id from certification_requests where id = (select request_id from certificates where id = ${id})
    for update`.execute(db)
  return db.selectFrom('certificates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export const changeCertificate = (
  db: Db,
  id: string,
  change: Partial<Insertable<CertificatesTable>>,
): Promise<CertificateRow> =>
  db.updateTable('certificates').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** What somebody holds: everything that is out, without those that another one has replaced. */
export const selectHeld = (db: Db, studentId: string): Promise<CertificateRow[]> =>
  db
    .selectFrom('certificates as c')
    .selectAll('c')
    .where('c.student_id', '=', studentId)
    .where('c.completed_at', 'is not', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('certificates as next')
            .select('next.id')
            .whereRef('next.replaces_id', '=', 'c.id')
            .where('next.completed_at', 'is not', null),
        ),
      ),
    )
    .orderBy('c.issued_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(LIST_MAX_ROWS)
    .execute()

export const countDownload = (db: Db, id: string) =>
  db
    .updateTable('certificates')
    .set({ download_count: sql<number>`download_count + 1` })
    .where('id', '=', id)
    .execute()

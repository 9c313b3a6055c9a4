import { LIST_MAX_ROWS } from '@academy/contract/http'
import type { Slide } from '@academy/contract/lectures'
import { type Insertable, type Selectable, sql } from 'kysely'
import { compiledOnce } from '../../db/compiled.ts'
import { newId } from '../../db/ids.ts'
import type { LecturesTable } from '../../db/schema.ts'
import type { Asking } from '../../http/asking.ts'
import type { Db } from '../../http/context.ts'
import { toLearn } from '../enrolments/index.ts'

type Columns = Selectable<LecturesTable>
/** Slides were checked by the contract before they were written. */
export type LectureRow = Omit<Columns, 'slides'> & { slides: Slide[] }
/** Lists never read the slides: they may be megabytes. */
export type LectureListRow = Omit<Columns, 'slides' | 'captions_key' | 'pages_key'>
export type NewLectureColumns = Omit<
  Insertable<LecturesTable>,
  'id' | 'position' | 'created_at' | 'updated_at'
>
export type LectureChange = Partial<Omit<NewLectureColumns, 'course_id' | 'lecture_type'>>

/** Later than what stood, in whole milliseconds, so that it can travel as text and come back equal. */
const nextMoment = sql<Date>`greatest(date_trunc('milliseconds', clock_timestamp()), updated_at + interval '1 millisecond')`

export async function findLecture(db: Db, id: string): Promise<LectureRow | undefined> {
  const row = await db.selectFrom('lectures').selectAll().where('id', '=', id).executeTakeFirst()
  return row as LectureRow | undefined
}

/** The course of a lecture, as `courseToLearn` finds it by its own id. */
export const courseOfLecture = compiledOnce((db, asked: Asking & { lectureId: string }) =>
  toLearn(db, asked, sql<string>`(select course_id from lectures where id = ${asked.lectureId})`),
)

export async function findLectureForUpdate(db: Db, id: string): Promise<LectureRow | undefined> {
  const row = await db.selectFrom('lectures').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row as LectureRow | undefined
}

export const LIST_COLUMNS = [
  ...(['lectures.id', 'lectures.course_id', 'lectures.title', 'lectures.description'] as const),
  ...([
    'lectures.lecture_type',
    'lectures.document_type',
    'lectures.file_key',
    'lectures.file_name',
  ] as const),
  ...(['lectures.size_bytes', 'lectures.duration_seconds', 'lectures.page_count'] as const),
  ...(['lectures.position', 'lectures.created_at', 'lectures.updated_at'] as const),
] as const

export const lectureWhole = compiledOnce((db, { lectureId }: { lectureId: string }) =>
  db
    .selectFrom('lectures')
    .select(LIST_COLUMNS)
    .select(['captions_key', 'pages_key', 'slides'])
    .where('id', '=', lectureId)
    .$castTo<LectureRow>(),
)

export const lecturesIn = compiledOnce((db, { courseId }: { courseId: string }) =>
  db
    .selectFrom('lectures')
    .select(LIST_COLUMNS)
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('id')
    .limit(LIST_MAX_ROWS),
)

export const countLectures = async (db: Db, courseId: string): Promise<number> => {
  const counted = db.selectFrom('lectures').where('course_id', '=', courseId)
  return (await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** Comes last in its course; two that come at once stand in the order of their ids. */
export async function insertLecture(db: Db, columns: NewLectureColumns): Promise<LectureRow> {
  const moment = sql<Date>`date_trunc('milliseconds', clock_timestamp())`
  const row = await db
    .insertInto('lectures')
    .values({
      ...columns,
      id: newId(),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from lectures where course_id = ${columns.course_id})`,
      updated_at: moment,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as LectureRow
}

export async function updateLectureRow(db: Db, id: string, change: LectureChange): Promise<LectureRow> {
  const row = await db
    .updateTable('lectures')
    .set({ ...change, updated_at: nextMoment })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as LectureRow
}

export const deleteLectureRow = (db: Db, id: string) =>
  db.deleteFrom('lectures').where('id', '=', id).execute()

/** Locks the course's lectures and gives their ids. */
export const lectureIdsForUpdate = (db: Db, courseId: string) =>
  db.selectFrom('lectures').select('id').where('course_id', '=', courseId).orderBy('id').forUpdate().execute()

export async function titlesInOrder(db: Db, courseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lectures')
    .select('title')
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ title }) => title)
}

export async function writePositions(db: Db, courseId: string, lectureIds: string[]): Promise<void> {
  await sql`
    update lectures set position = wanted.position
    from unnest(${lectureIds}::text[]) with ordinality as wanted (id, position)
    where lectures.id = wanted.id and lectures.course_id = ${courseId}`.execute(db)
}

/** Not a change that editors must hear of: `updated_at` stays. False when the lecture's file is another one by now. */
export async function setPages(
  db: Db,
  id: string,
  fileKey: string,
  pages: { key: string; pageCount: number | null },
): Promise<boolean> {
  const row = await db
    .updateTable('lectures')
    .set({ pages_key: pages.key, ...(pages.pageCount && { page_count: pages.pageCount }) })
    .where('id', '=', id)
    .where('file_key', '=', fileKey)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

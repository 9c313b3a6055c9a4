import { isId } from '@academy/contract/http'
import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

export interface NamedCourse {
  id: string
  title: string
  instructor_id: string | null
  instructor_name: string | null
}

/** Each with the name that found it; null for an id. */
export async function selectNamedCourses(db: Db, names: readonly string[]) {
  if (names.length === 0) return []
  const ids = names.filter(isId).map((id) => id.toLowerCase())
  const { rows } = await sql<NamedCourse & { asked: string | null }>`
          select c.id, c.title, c.instructor_id, u.name as instructor_name, asked.name as asked
          from (
            select id, null as name from unnest(${ids}::text[]) id
            union all
            select c.id, t.name from unnest(${names}::text[]) t (name)
              join courses c on folded(c.title) = folded(t.name)
          ) asked
          join courses c on c.id = asked.id
          left join users u on u.id = c.instructor_id`.execute(db)
  return rows
}

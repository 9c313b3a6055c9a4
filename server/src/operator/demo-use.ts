import type { DemoPeople } from '@academy/contract/course-package'
import type { Db } from '../http/context.ts'

/** Whose academy this is: nobody's yet, the demo people's, or that of real ones. */
export async function useOf(db: Db, { people }: DemoPeople): Promise<'none' | 'demo' | 'real'> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (!anybody) return 'none'
  const first = db
    .selectFrom('users')
    .select('id')
    .where('email', '=', people[0]?.email ?? '')
  return (await first.executeTakeFirst()) ? 'demo' : 'real'
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoPeople, PackageCourse } from '@academy/contract/course-package'
import { type Kysely, sql } from 'kysely'
import { liftIdleLimit } from '../db/idle-limit.ts'
import type { Database } from '../db/schema.ts'
import { createUser } from '../features/users/index.ts'
import { type Context, type Services, systemContext } from '../http/context.ts'
import { announceAll } from './demo-announcements.ts'
import { emailOf } from './demo-classmates.ts'
import { writeHistory } from './demo-history.ts'
import { talkAll } from './demo-messages.ts'
import { payAll } from './demo-payments.ts'
import { askAll } from './demo-questions.ts'
import { useOf } from './demo-use.ts'
import { type ImportedCourse, importPackage } from './package/import-package.ts'
import { formatPackageErrors } from './package/package-error.ts'
import { readPackage } from './package/read-package.ts'

interface Filling {
  folder: string
  demo: DemoPeople
  isStopping: () => boolean
}

/** All people and what they have done, in one transaction; of several nodes that start at once the first does it, and the others wait. */
export async function fill(services: Services, filling: Filling): Promise<void> {
  const { demo } = filling
  const ctx = systemContext(services)
  const passwordHash = await services.passwords.hash(demo.password)
  await ctx.write(async (real) => {
    await takeTurn(real.db)
    if ((await useOf(real.db, demo)) !== 'none') return
    await liftIdleLimit(real.db)
    const stored: string[] = []
    const files: Context['files'] = {
      ...real.files,
      put: (key, ...content) => {
        stored.push(key)
        return real.files.put(key, ...content)
      },
    }
    try {
      // What they did lies in the past: no act of it is a visit of today.
      await fillAll({ ...real, files, afterCommit: () => {} }, filling, passwordHash)
    } catch (error) {
      // No row will name them.
      for (const key of stored) await real.files.remove(key)
      throw error
    }
  })
}

async function fillAll(
  ctx: Context,
  { folder, demo, isStopping }: Filling,
  passwordHash: string,
): Promise<void> {
  const keys = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'course.json')))
    .sort()
  const goOn = () => {
    if (isStopping()) throw new Error('the academy stops before the demo is filled')
  }
  const ids = await addPeople(ctx, demo, passwordHash)
  const courses: ImportedCourse[] = []
  const packages: PackageCourse[] = []
  const steps = [
    ...keys.map((key) => async () => {
      const one = await importOne(ctx, join(folder, key), demo, ids)
      courses.push(...one.imported)
      packages.push(...one.packages)
    }),
    () => payAll(ctx, demo, { folder, ids, courses }),
    () => writeHistory(ctx, demo, { ids, courses, packages }, goOn),
    () => talkAll(ctx, demo, { ids, courses }),
    () => askAll(ctx, demo, { ids, courses }),
    () => announceAll(ctx, demo, { ids, courses }),
  ]
  for (const step of steps) {
    goOn()
    await step()
  }
}

async function addPeople(
  { db }: Context,
  { people, classmates }: DemoPeople,
  passwordHash: string,
): Promise<Map<string, string>> {
  const named = people.map(({ name, email, role, mainrole }) => ({ name, email, role, mainrole }))
  const mates = classmates.names.map((name) => ({ name, email: emailOf(name) }))
  const ids = new Map<string, string>()
  for (const person of [...named, ...mates]) {
    const user = await createUser(db, { ...person, passwordHash })
    if (user) ids.set(person.email, user.id)
  }
  return ids
}

async function importOne(
  ctx: Context,
  folder: string,
  demo: DemoPeople,
  ids: Map<string, string>,
): Promise<{ imported: ImportedCourse[]; packages: PackageCourse[] }> {
  const reading = await readPackage(join(folder, 'course.json'), ctx.academy.categories)
  if (!reading.package) throw new Error(formatPackageErrors(reading))
  const imported = await importPackage(ctx, reading.package, {
    folder: reading.folder,
    instructorOf: ({ key }) => {
      const teacher = demo.people.find(({ teaches }) => teaches.includes(key))
      const id = teacher && ids.get(teacher.email)
      return id ? { id, name: teacher.name } : null
    },
  })
  return { imported, packages: reading.package.courses }
}

/** The rest of this transaction is for one at a time: whoever else would fill the academy waits until it ends, however long. */
async function takeTurn(transaction: Kysely<Database>): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(transaction)
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(hashtextextended('fill the demo', 0))`.execute(transaction)
}

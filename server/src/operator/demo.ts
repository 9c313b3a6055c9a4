import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DemoPeople, PackageCourse } from '@academy/contract/course-package'
import { liftIdleLimit } from '../db/idle-limit.ts'
import { createUser } from '../features/users/index.ts'
import { type Context, type Db, type Services, systemContext } from '../http/context.ts'
import { readJson } from '../settings.ts'
import { announceAll } from './demo-announcements.ts'
import { emailOf } from './demo-classmates.ts'
import { writeHistory } from './demo-history.ts'
import { talkAll } from './demo-messages.ts'
import { payAll } from './demo-payments.ts'
import { askAll } from './demo-questions.ts'
import { type ImportedCourse, importPackage } from './package/import-package.ts'
import { formatPackageErrors } from './package/package-error.ts'
import { readPackage, readPeople } from './package/read-package.ts'

/** Beside the bundle in `dist`, two folders up in the source. */
const FOLDERS = ['./demo', '../../demo'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

export interface Demo {
  password: string
  people: { name: string; email: string; about: string }[]
}

/** Fills an academy that nobody has used yet; what the start prints of it, or null when this is no demo academy. */
export async function fillDemo(services: Services): Promise<Demo | null> {
  const { folder, demo } = await readDemo()
  const use = await useOf(services.db, demo)
  if (use === 'none') await fill(services, folder, demo)
  return use === 'real' ? null : { password: demo.password, people: demo.people }
}

/** The facts of the demo academy, for one that is or becomes it: a real one never shows a code that nobody is paid by. */
export async function demoFacts(db: Db): Promise<object> {
  const { folder, demo } = await readDemo()
  return (await useOf(db, demo)) === 'real' ? {} : (readJson(join(folder, 'academy.json')) as object)
}

async function readDemo(): Promise<{ folder: string; demo: DemoPeople }> {
  const folder = FOLDERS.find((path) => existsSync(join(path, 'people.json')))
  if (!folder) throw new Error('the demo academy is missing from this installation')
  const { people: demo, ...reading } = await readPeople(join(folder, 'people.json'))
  if (!demo) throw new Error(formatPackageErrors(reading))
  return { folder, demo }
}

async function useOf(db: Db, { people }: DemoPeople): Promise<'none' | 'demo' | 'real'> {
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (!anybody) return 'none'
  const first = db
    .selectFrom('users')
    .select('id')
    .where('email', '=', people[0]?.email ?? '')
  return (await first.executeTakeFirst()) ? 'demo' : 'real'
}

async function fill(services: Services, folder: string, demo: DemoPeople): Promise<void> {
  const ctx = systemContext(services)
  const passwordHash = await services.passwords.hash(demo.password)
  const keys = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'course.json')))
    .sort()
  await ctx.write(async (real) => {
    await liftIdleLimit(real.db)
    // What they did lies in the past: no act of it is a visit of today.
    const inner: Context = { ...real, afterCommit: () => {} }
    const ids = await addPeople(inner, demo, passwordHash)
    const courses: ImportedCourse[] = []
    const packages: PackageCourse[] = []
    for (const key of keys) {
      const one = await importOne(inner, join(folder, key), demo, ids)
      courses.push(...one.imported)
      packages.push(...one.packages)
    }
    await payAll(inner, demo, { folder, ids, courses })
    await writeHistory(inner, demo, { ids, courses, packages })
    await talkAll(inner, demo, { ids, courses })
    await askAll(inner, demo, { ids, courses })
    await announceAll(inner, demo, { ids, courses })
  })
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

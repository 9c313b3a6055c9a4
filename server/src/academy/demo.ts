import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DemoPeople } from '@academy/contract/course-package'
import { liftIdleLimit } from '../db/idle-limit.ts'
import { enrol } from '../features/enrolments/index.ts'
import { completeLecture } from '../features/progress/index.ts'
import { createUser } from '../features/users/index.ts'
import { type Context, type Db, type Services, systemContext } from '../http/context.ts'
import { readJson } from '../settings.ts'
import { payAll } from './demo-payments.ts'
import { handInAll } from './demo-work.ts'
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
  await ctx.write(async (inner) => {
    await liftIdleLimit(inner.db)
    const ids = new Map<string, string>()
    for (const { name, email, role, mainrole } of demo.people) {
      const user = await createUser(inner.db, { name, email, passwordHash, role, mainrole })
      if (user) ids.set(email, user.id)
    }
    const courses: ImportedCourse[] = []
    for (const key of keys) courses.push(...(await importOne(inner, join(folder, key), demo, ids)))
    await payAll(inner, demo, { folder, ids, courses })
    await enrolAll(inner, demo, ids, courses)
    await handInAll(inner, demo, ids, courses)
  })
}

async function importOne(
  ctx: Context,
  folder: string,
  demo: DemoPeople,
  ids: Map<string, string>,
): Promise<ImportedCourse[]> {
  const reading = await readPackage(join(folder, 'course.json'), ctx.academy.categories)
  if (!reading.package) throw new Error(formatPackageErrors(reading))
  return importPackage(ctx, reading.package, {
    folder: reading.folder,
    instructorOf: ({ key }) => {
      const teacher = demo.people.find(({ teaches }) => teaches.includes(key))
      const id = teacher && ids.get(teacher.email)
      return id ? { id, name: teacher.name } : null
    },
  })
}

async function enrolAll(
  ctx: Context,
  demo: DemoPeople,
  ids: Map<string, string>,
  courses: ImportedCourse[],
): Promise<void> {
  for (const { email, enrolments } of demo.people) {
    const userId = ids.get(email)
    if (!userId) continue
    for (const { course: key, completedLectures } of enrolments) {
      const course = courses.find((one) => one.key === key)
      if (!course) throw new Error(`${email} is enrolled in ${key}, which the demo does not have`)
      await enrol(ctx, userId, course.courseId)
      const done =
        completedLectures === 'all' ? course.lectureIds : course.lectureIds.slice(0, completedLectures)
      for (const lectureId of done) await completeLecture(ctx, userId, course.courseId, lectureId)
    }
  }
}

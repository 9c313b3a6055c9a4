import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DemoPeople } from '@academy/contract/course-package'
import type { Db, Services } from '../http/context.ts'
import { readJson } from '../settings.ts'
import { useOf } from './demo-use.ts'
import { formatPackageErrors } from './package/package-error.ts'
import { readPeople } from './package/read-package.ts'

/** Beside the bundle in `dist`, two folders up in the source. */
const FOLDERS = ['./demo', '../../demo'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

export interface Demo {
  password: string
  people: { name: string; email: string; about: string }[]
}

/** Fills an academy that nobody has used yet; what the start prints of it, or null when this is no demo academy.
 * @param isStopping asked between the steps
 * @throws Error when the academy stops meanwhile: nothing is kept, and the next start begins anew */
export async function fillDemo(services: Services, isStopping = () => false): Promise<Demo | null> {
  const { folder, demo } = await readDemo()
  if ((await useOf(services.db, demo)) === 'none') {
    // Once in the life of a database: what it is made with is not part of the other starts.
    const { fill } = await import('./fill-demo.ts')
    await fill(services, { folder, demo, isStopping })
  }
  return (await useOf(services.db, demo)) === 'real' ? null : { password: demo.password, people: demo.people }
}

/** The facts of the demo academy, for one that is or becomes it: a real one never shows a code that nobody is paid by. */
export async function demoFacts(db: Db): Promise<object> {
  const { folder, demo } = await readDemo()
  return (await useOf(db, demo)) === 'real' ? {} : (readJson(join(folder, 'academy.json')) as object)
}

let read: ReturnType<typeof readDemoFiles> | undefined
const readDemo = () => {
  read ??= readDemoFiles()
  return read
}

async function readDemoFiles(): Promise<{ folder: string; demo: DemoPeople }> {
  const folder = FOLDERS.find((path) => existsSync(join(path, 'people.json')))
  if (!folder) throw new Error('the demo academy is missing from this installation')
  const { people: demo, ...reading } = await readPeople(join(folder, 'people.json'))
  if (!demo) throw new Error(formatPackageErrors(reading))
  return { folder, demo }
}

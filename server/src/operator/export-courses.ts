import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { coursePackage } from '@academy/contract/course-package'
import { isId } from '@academy/contract/http'
import type { OpenAcademy } from '../open.ts'
import type { Files } from '../services/files/index.ts'
import { packageCourseOf } from './package/package-course-of.ts'
import { OperatorRefusal, progressBar, say } from './terminal.ts'
import { writeWhole } from './write-whole.ts'

/** `export FILE [COURSE_ID…]`: the courses (all, or those named) as a package that `import` takes, their files in a folder beside it. */
export async function runExport({ services }: OpenAcademy, [file, ...ids]: string[]): Promise<void> {
  if (!file) throw new OperatorRefusal('Usage: export FILE [COURSE_ID…]')
  const wrong = ids.filter((id) => !isId(id))
  if (wrong.length > 0) throw new OperatorRefusal(`${wrong.join(', ')} is no course ID`)
  let select = services.db.selectFrom('courses').selectAll().orderBy('id')
  if (ids.length > 0) select = select.where('id', 'in', ids)
  const rows = await select.execute()
  if (rows.length < Math.max(1, new Set(ids).size)) throw new OperatorRefusal('There is no such course')

  const folderName = `${basename(file, extname(file))}-files`
  const copies = new Map<string, string>()
  const nameFile = (key: string, fileName?: string | null) => {
    const name = `${folderName}/${nameInPackage(key, fileName)}`
    copies.set(key, name)
    return name
  }
  const courses = []
  for (const row of rows) courses.push(await packageCourseOf(services.db, row, nameFile))
  const whole = {
    about: `Exported from ${services.academy.name} on ${services.clock.now().toISOString()}`,
    courses,
  }
  coursePackage(services.academy.categories).parse(whole)

  const folder = join(dirname(file), folderName)
  const isNewFolder = !existsSync(folder)
  try {
    await writeCopies(services.files, copies, dirname(file))
    await writeWhole(file, Readable.from([`${JSON.stringify(whole, null, 2)}\n`]))
  } catch (error) {
    // Half of an export keeps a full disk full. A former one's files are of use to its package.
    if (isNewFolder) await rm(folder, { recursive: true, force: true })
    throw error
  }
  say(`${file}: ${courses.length} courses and ${copies.size} files.`)
}

async function writeCopies(files: Files, copies: Map<string, string>, besideFile: string): Promise<void> {
  const bar = progressBar(copies.size)
  let done = 0
  for (const [key, name] of copies) {
    const opened = await files.open(key)
    if (!opened) throw new Error(`the file ${key} is missing from the storage`)
    await mkdir(dirname(join(besideFile, name)), { recursive: true })
    await writeWhole(join(besideFile, name), opened.stream)
    bar.update(++done, name)
  }
  bar.end()
}

/** The name people know a file by, in a folder of its own; where no system of files takes that name, the storage's. */
function nameInPackage(key: string, fileName?: string | null): string {
  const ownName = key.replaceAll('/', '-')
  const isSafe = fileName && /^[^\p{Cc}\\/:*?"<>|]+$/u.test(fileName) && Buffer.byteLength(fileName) <= 150
  return isSafe ? `${ownName.replace(/\.\w+$/, '')}/${fileName}` : ownName
}

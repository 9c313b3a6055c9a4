import { normaliseEmail } from '@academy/contract/users'
import { findUserByEmail } from '../features/users/index.ts'
import { operatorContext } from '../http/context.ts'
import type { OpenAcademy } from '../open.ts'
import { importPackage, stepsOf } from './package/import-package.ts'
import { formatPackageError, formatPackageErrors } from './package/package-error.ts'
import { readPackage } from './package/read-package.ts'
import { OperatorRefusal, progressBar, say } from './terminal.ts'

/** `import FILE [--instructor EMAIL]`: every course of the package, or none and a list of what is wrong, by line. */
export async function runImport({ services }: OpenAcademy, args: string[]): Promise<void> {
  const { file, instructorEmail } = readArguments(args)
  const reading = await readPackage(file, services.academy.categories)
  if (!reading.package) throw new OperatorRefusal(`${formatPackageErrors(reading)}\nNothing was imported.`)
  const ctx = operatorContext(services, 'import')
  const instructor = instructorEmail ? await findInstructor(ctx.db, instructorEmail) : null

  const bar = progressBar(stepsOf(reading.package))
  let done = 0
  const imported = await importPackage(ctx, reading.package, {
    folder: reading.folder,
    instructorOf: () => instructor,
    onStep: (label) => bar.update(++done, label),
    describe: (finding) => `${formatPackageError(reading.located(finding))}\nNothing was imported.`,
  })
  bar.end()
  const lectures = imported.reduce((sum, { lectureIds }) => sum + lectureIds.length, 0)
  const quizzes = imported.reduce((sum, { quizIds }) => sum + quizIds.length, 0)
  const exams = imported.filter(({ finalExamId }) => finalExamId !== null).length
  say(
    `Imported ${imported.length} courses with ${lectures} lectures, ${quizzes} quizzes and ${exams} final exams.`,
  )
}

function readArguments(args: string[]): { file: string; instructorEmail: string | null } {
  const at = args.indexOf('--instructor')
  const instructorEmail = at >= 0 ? (args[at + 1] ?? '') : null
  const [file, ...rest] = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
  if (!file || rest.length > 0 || instructorEmail === '')
    throw new OperatorRefusal('Usage: import FILE [--instructor EMAIL]')
  return { file, instructorEmail }
}

async function findInstructor(db: OpenAcademy['services']['db'], email: string) {
  const found = await findUserByEmail(db, normaliseEmail(email))
  if (found?.role !== 'instructor') throw new OperatorRefusal(`${email} is no instructor of this academy`)
  return { id: found.id, name: found.name }
}

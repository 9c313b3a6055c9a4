import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type DemoPeople, packageMessages as say } from '@academy/contract/course-package'
import type { PackageError } from './package-error.ts'
import { type PackageReading, readPackage, readPeople } from './read-package.ts'

export type Demo = {
  /** One for each folder with a `course.json`, in the order of the folders' names. */
  packages: PackageReading[]
  people: DemoPeople | null
  errors: PackageError[]
}

/** Reads a demo academy: `<folder>/people.json` and `<folder>/<key>/course.json`, and checks that they agree. */
export async function readDemo(folder: string): Promise<Demo> {
  const entries = await readdir(folder, { recursive: false, withFileTypes: true })
  const packages: PackageReading[] = []
  for (const entry of entries
    .filter((found) => found.isDirectory())
    .sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const files = await readdir(join(folder, entry.name))
    if (files.includes('course.json'))
      packages.push(await readPackage(join(folder, entry.name, 'course.json')))
  }
  const file = join(folder, 'people.json')
  const { people, errors } = await readPeople(file)
  const disagreements = people ? disagreementsOf(people, packages) : []
  const located = disagreements.map(({ path, message }) => ({ file, line: 1, column: 1, path, message }))
  return {
    packages,
    people,
    errors: [...packages.flatMap((reading) => reading.errors), ...errors, ...located],
  }
}

function disagreementsOf(
  { people }: DemoPeople,
  packages: PackageReading[],
): { path: string; message: string }[] {
  const lectureCounts = new Map(
    packages.flatMap((reading) =>
      (reading.package?.courses ?? []).map(({ key, lectures }) => [key, lectures.length]),
    ),
  )
  const found: { path: string; message: string }[] = []
  for (const { email, teaches, enrolments } of people) {
    for (const key of teaches)
      if (!lectureCounts.has(key)) found.push({ path: email, message: say.unknownCourse(key) })
    for (const { course, completedLectures } of enrolments) {
      const count = lectureCounts.get(course)
      if (count === undefined) found.push({ path: email, message: say.unknownCourse(course) })
      else if (completedLectures !== 'all' && completedLectures > count)
        found.push({ path: email, message: say.tooManyLectures(count) })
    }
  }
  return found
}

import { dirname } from 'node:path'
import {
  type CoursePackage,
  coursePackage,
  type DemoPeople,
  demoPeople,
} from '@academy/contract/course-package'
import { ERRORS_LISTED_MAX, type PackageError } from './package-error.ts'
import { checkFiles } from './package-files.ts'
import { type Finding, readChecked } from './read-checked.ts'

export type PackageReading = {
  /** Null as soon as there is one error: a package is taken whole or not at all. */
  package: CoursePackage | null
  /** Files named in the package lie below this folder. */
  folder: string
  errors: PackageError[]
  /** How many errors were found; `errors` holds the first fifty. */
  errorCount: number
  /** Where in the file something stands that turns out wrong later. */
  located: (finding: Finding) => PackageError
}

/** Reads a course package and checks everything that can be checked without the database, its files included. */
export async function readPackage(path: string, categories?: readonly string[]): Promise<PackageReading> {
  const folder = dirname(path)
  const { value, errors, errorCount, located } = await readChecked(path, coursePackage(categories))
  if (!value) return { package: null, folder, errors, errorCount, located }
  const fileErrors = (await checkFiles(value, folder)).map(located)
  if (fileErrors.length === 0) return { package: value, folder, errors: [], errorCount: 0, located }
  return {
    package: null,
    folder,
    errors: fileErrors.slice(0, ERRORS_LISTED_MAX),
    errorCount: fileErrors.length,
    located,
  }
}

export type PeopleReading = { people: DemoPeople | null; errors: PackageError[]; errorCount: number }

/** Reads the people of a demo academy (`people.json`). */
export async function readPeople(path: string): Promise<PeopleReading> {
  const { value, errors, errorCount } = await readChecked(path, demoPeople)
  return { people: value, errors, errorCount }
}

/** One thing wrong with a package, where an editor finds it. */
export type PackageError = { file: string; line: number; column: number; path: string; message: string }

export const ERRORS_LISTED_MAX = 50

/** `course.json:123:7 courses[2].lectures[5].title: must not be blank` */
export function formatPackageError({ file, line, column, path, message }: PackageError): string {
  return `${file}:${line}:${column} ${path ? `${path}: ` : ''}${message}`
}

/** All listed errors, a line each, and how many more there are. */
export function formatPackageErrors(reading: { errors: PackageError[]; errorCount: number }): string {
  const lines = reading.errors.map(formatPackageError)
  const more = reading.errorCount - reading.errors.length
  return more > 0 ? [...lines, `… and ${more} more`].join('\n') : lines.join('\n')
}

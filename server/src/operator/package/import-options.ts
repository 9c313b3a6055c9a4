import type { PackageCourse } from '@academy/contract/course-package'
import type { Finding } from './read-checked.ts'

export type ImportOptions = {
  /** The folder that the package's file names are relative to. */
  folder: string
  /** Who teaches a course; null leaves that to an admin. */
  instructorOf: (course: PackageCourse) => { id: string; name: string } | null
  onStep?: (label: string) => void
  /** How a file whose bytes turn out wrong is told. */
  describe?: (finding: Finding) => string
}

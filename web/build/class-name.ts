import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../src')

/** The class of a module's rule: its name, and letters of its file, the same for all of them, which compress to next to nothing.
 * With the number of its line, the bundler's own way, every name below an added line would change. */
export function className(name: string, file: string): string {
  const path = relative(ROOT, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`
}

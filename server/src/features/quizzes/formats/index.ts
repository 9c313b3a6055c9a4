// Questions in the formats of other systems: read into questions with faults by line, and written from them.
// It stores nothing and asks nobody: reading a file and saving a quiz are two acts.

import type { QuestionFormat } from '@academy/contract/quizzes'
import { csv, isCsvHead } from './csv.ts'
import { gift } from './gift.ts'
import { moodleXml } from './moodle-xml.ts'
import type { Formats } from './shapes.ts'

export { decodeText } from './decode-text.ts'
export { imageLine } from './image-line.ts'
export { judgeFound } from './judge-found.ts'
export type { WrittenQuestion } from './shapes.ts'

export const FORMATS: Formats = { gift, 'moodle-xml': moodleXml, csv }

const OF_EXTENSION: Record<string, QuestionFormat> = {
  gift: 'gift',
  xml: 'moodle-xml',
  csv: 'csv',
  tsv: 'csv',
}

/** What a file is, by its name or else by how it begins; null when it looks like none of them. */
export function formatOf(fileName: string, text: string): QuestionFormat | null {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  const named = OF_EXTENSION[extension]
  if (named) return named
  const start = text.trimStart()
  if (start.startsWith('<')) return 'moodle-xml'
  if (isCsvHead(start.slice(0, 2_000).split('\n', 1)[0] ?? '')) return 'csv'
  return start.includes('{') && start.includes('}') ? 'gift' : null
}

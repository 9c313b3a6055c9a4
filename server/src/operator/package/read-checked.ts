import { readFile, stat } from 'node:fs/promises'
import { packageMessages as say, sentenceFor } from '@academy/contract/course-package'
import type { z } from 'zod'
import { readJson } from './json-position.ts'
import { ERRORS_LISTED_MAX, type PackageError } from './package-error.ts'
import {
  type JsonPath,
  keyOffsetOf,
  lineAndColumn,
  offsetOf,
  pathText,
  type SourcePosition,
} from './source-positions.ts'

const PACKAGE_MAX_MEGABYTES = 64

/** Something wrong at a path, before its place in the file is known. */
export type Finding = { path: JsonPath; key?: string; message: string }

type Checked<Value> = {
  value: Value | null
  errors: PackageError[]
  errorCount: number
  located: (finding: Finding) => PackageError
}

/** Reads a JSON file and checks it against a schema; every error carries its line and column. */
export async function readChecked<Value>(file: string, schema: z.ZodType<Value>): Promise<Checked<Value>> {
  const { text, message } = await readText(file)
  const reading = readJson(text)
  const place = (offset: number) => ({ file, ...lineAndColumn(text, offset) })
  const located = ({ path, key, message: what }: Finding): PackageError => {
    const spot: SourcePosition = reading.spot ?? { at: 0 }
    const offset = key === undefined ? offsetOf(spot, path) : keyOffsetOf(spot, path, key)
    return { ...place(offset), path: pathText(path), message: what }
  }
  const refused = (errors: PackageError[]) => {
    const sorted = errors.sort((a, b) => a.line - b.line || a.column - b.column)
    return { value: null, errors: sorted.slice(0, ERRORS_LISTED_MAX), errorCount: errors.length, located }
  }

  if (message) return refused([{ file, line: 1, column: 1, path: '', message }])
  if (reading.failure)
    return refused([{ ...place(reading.failure.at), path: '', message: reading.failure.message }])
  const result = schema.safeParse(reading.value, { error: sentenceFor })
  if (!result.success) return refused(result.error.issues.flatMap(findingsOf).map(located))
  return { value: result.data, errors: [], errorCount: 0, located }
}

function findingsOf(issue: z.core.$ZodIssue): Finding[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }]
  return issue.keys.map((key) => ({ path: issue.path, key, message: say.unknownField(key) }))
}

async function readText(file: string): Promise<{ text: string; message: string | null }> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return { text: '', message: say.packageAbsent }
  if (found.size > PACKAGE_MAX_MEGABYTES * 1024 * 1024)
    return { text: '', message: say.packageTooLarge(PACKAGE_MAX_MEGABYTES) }
  const bytes = await readFile(file)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), message: null }
  } catch {
    return { text: '', message: say.notUtf8 }
  }
}

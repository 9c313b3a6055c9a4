/** What failed, as it may be shown: its class, and a first line that names nobody and opens nothing. */
export interface SafeFailure {
  kind: string
  line: string
}

const LINE_LETTERS = 160
const READ_LETTERS = 400
const HIDDEN = '[hidden]'
const ADDRESS = '[address]'

/** In this order: what is quoted may hold any of the others. */
const REPLACED: [found: RegExp, shown: string][] = [
  [/"[^"]*"?|`[^`]*`?|“[^”]*”?|‘[^’]*’?|«[^»]*»?/g, '[…]'],
  [/(^|[\s(=:,[])'[^']*'?/g, '$1[…]'],
  // PostgreSQL: Key (email)=(aline@example.rw) already exists.
  [/=\([^)]*\)?/g, '=(…)'],
  [/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, ADDRESS],
  [/\S*@\S*/g, ADDRESS],
  [/\b(bearer|basic)\s+\S+/gi, `$1 ${HIDDEN}`],
  [
    /\b([\w-]*(?:pass(?:word|wd|code|phrase)?|pwd|secret|token|key|authorization|cookie|otp|pin|code|signature))(\s*[=:]\s*|\s+is\s+)\S+/gi,
    `$1$2${HIDDEN}`,
  ],
  [/(^|[\s(=:,[<])(?:[a-z]:)?[\\/][^\s:,)>\]]+/gi, '$1[path]'],
  [/(?:\b|(?<=\s|^):)(?:[0-9a-f]{0,4}:){2,}[0-9a-f.:]*/gi, ADDRESS],
  [/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g, ADDRESS],
  [/\b(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/\S*)?/gi, ADDRESS],
  // Phone numbers, codes, transactions.
  [/\+?\d(?:[\s-]?\d){5,}/g, HIDDEN],
  [/(?=[\w+/=.-]*[A-Za-z])(?=[\w+/=.-]*\d)[\w+/=.-]{10,}/g, HIDDEN],
  [/(?![A-Z_]+\b)[\w+/=-]{25,}/g, HIDDEN],
]

/** The first line of a failure's words without what is quoted in it, without addresses, numbers, paths, tokens and passwords. */
export function safeLine(text: string): string {
  const line =
    text
      .slice(0, READ_LETTERS)
      .trim()
      .split(/[\r\n]/, 1)[0] ?? ''
  const safe = REPLACED.reduce((words, [found, shown]) => words.replace(found, shown), line)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal or a page would obey
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return safe.length <= LINE_LETTERS ? safe : `${safe.slice(0, LINE_LETTERS).toWellFormed()}…`
}

const KIND = /^[A-Za-z0-9_]{2,40}$/

/** A code says more than a class: ECONNREFUSED, EAUTH, 23505. */
export function failureKind(error: unknown): string {
  if (!(error instanceof Error)) return 'Error'
  const code = 'code' in error ? String(error.code) : ''
  return [code, error.name].find((kind) => KIND.test(kind)) ?? 'Error'
}

export function safeFailure(error: unknown): SafeFailure {
  return { kind: failureKind(error), line: safeLine(error instanceof Error ? error.message : String(error)) }
}

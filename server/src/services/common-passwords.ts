import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside this file in the source and beside the bundle in `dist`: the build copies it. */
const FILE = fileURLToPath(new URL('./common-passwords.txt', import.meta.url))
/** 'aaaaaaaa', 'abababab' and blanks are in no list and in everybody's guesses. */
const MIN_DISTINCT_LETTERS = 3

let list: Set<string> | null = null

/** Whether a password is among the first that anybody guesses, in capitals or with blanks around it too. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  if (new Set(plain.replace(/\s/g, '')).size < MIN_DISTINCT_LETTERS) return true
  list ??= new Set(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('# ')),
  )
  return list.has(plain)
}

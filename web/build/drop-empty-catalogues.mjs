// npm run messages -w web, its last step: a room without a sentence of its own keeps no catalogue.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Each names its file above it; the head of a catalogue names none. */
const SENTENCE = /^#: /m

const locales = join(import.meta.dirname, '../src/locales')
for (const name of readdirSync(locales, { recursive: true })) {
  const file = join(locales, name)
  if (name.endsWith('.po') && !SENTENCE.test(readFileSync(file, 'utf8'))) rmSync(file)
}

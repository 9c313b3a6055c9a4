import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('./en/', import.meta.url)
const sentences = readdirSync(folder).flatMap((file) =>
  [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, text]) => text ?? ''),
)

it('says attempt, fix and log: the words that teachers look for', () => {
  const unusual = /\b(sittings?|sitting this|mend(ed|ing)?|what happened)\b/i
  expect(sentences.length).toBeGreaterThan(500)
  expect(sentences.filter((text) => unusual.test(text))).toEqual([])
})

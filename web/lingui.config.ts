import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import rooms from '../rooms.json' with { type: 'json' }

// One catalogue a room and language, so that a page loads the sentences of its room only. Add a language here and in
// src/lib/language.ts; English is the source and needs no catalogue at run time.
const catalogue = (name: string, ...include: string[]) => ({
  path: `<rootDir>/src/locales/{locale}/${name}`,
  include,
})

/** What a catalogue's head has once it is read again: a new one has it at once, so that the next run changes nothing. */
const EMPTY_HEADS = [
  'Project-Id-Version',
  'Report-Msgid-Bugs-To',
  'PO-Revision-Date',
  'Last-Translator',
  'Language-Team',
  'Plural-Forms',
]

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  format: formatter({
    lineNumbers: false,
    customHeaderAttributes: Object.fromEntries(EMPTY_HEADS.map((name) => [name, ''])),
  }),
  catalogs: [
    catalogue('shell', '<rootDir>/src/app', '<rootDir>/src/lib', '<rootDir>/src/ui'),
    ...Object.keys(rooms).map((room) => catalogue(room, `<rootDir>/src/features/${room}`)),
  ],
})

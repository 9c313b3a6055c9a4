import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { messageFaults } from '../web/build/check-messages.mjs'

let web
beforeEach(() => {
  web = mkdtempSync(join(tmpdir(), 'messages-'))
  for (const [file, text] of Object.entries(PROJECT)) write(file, text)
})
afterEach(() => rmSync(web, { recursive: true }))

function write(file, text) {
  mkdirSync(dirname(join(web, 'src', file)), { recursive: true })
  writeFileSync(join(web, 'src', file), text)
}

const PAGE = `import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Card } from '../courses/index.ts'
export function QuizPage({ count, name }: { count: number; name: string }) {
  const { t } = useLingui()
  return <main title={t\`Quizzes of \${name}\`}><Card /><Trans>Hello <b>{name}</b></Trans>
    <Plural value={count} one="# quiz" other="# quizzes" /></main>
}`
const PROJECT = {
  'features/quizzes/routes.tsx': `import { lazyPage } from '../../lib/pages/page-route.ts'
    const Page = lazyPage(['quizzes', 'courses'], () => import('./page.tsx'), 'QuizPage')`,
  'features/quizzes/page.tsx': PAGE,
  'features/courses/index.ts': "export { Card } from './card.tsx'\nexport { Other } from './other.tsx'",
  'features/courses/card.tsx':
    "import { Trans } from '@lingui/react/macro'\nexport const Card = () => <Trans>A card</Trans>",
  'features/courses/other.tsx': 'export const Other = () => null',
  'locales/en/quizzes.po': `msgid ""
msgstr ""
"Language: en\\n"

#: src/features/quizzes/page.tsx
msgid "{count, plural, one {# quiz} other {# quizzes}}"
msgstr "{count, plural, one {# quiz} other {# quizzes}}"

msgid "Hello <0>{name}</0>"
msgstr ""

msgid ""
"Quizzes "
"of {name}"
msgstr ""
`,
  'locales/en/courses.po': 'msgid "A card"\nmsgstr "A card"\n',
}

test('a project whose catalogues hold what it says, and whose routes load them, is in order', () => {
  expect(messageFaults(web)).toEqual([])
})

test('a sentence that was changed and not extracted is named', () => {
  write('features/quizzes/page.tsx', PAGE.replace('Hello', 'Welcome'))
  expect(messageFaults(web)).toEqual([
    'the catalogue quizzes is stale: it lacks 1 sentences and has 1 that nobody says, such as "Welcome <0>{name}</0>". ' +
      'Run: npm run messages -w web',
  ])
})

test('a room that says something and has no catalogue, and one that says nothing any more', () => {
  write('app/shell.ts', "import { t } from '@lingui/core/macro'\nexport const name = () => t`The academy`")
  write('features/courses/card.tsx', 'export const Card = () => null')
  expect(messageFaults(web)).toEqual([
    expect.stringMatching(/^the catalogue shell is stale: it lacks 1 .*"The academy"/),
    expect.stringMatching(/^the catalogue courses is stale: .*has 1 that nobody says, such as "A card"/),
  ])
})

test('a route that does not load the sentences of a part it shows is named', () => {
  write(
    'features/quizzes/routes.tsx',
    PROJECT['features/quizzes/routes.tsx'].replace("['quizzes', 'courses']", "'quizzes'"),
  )
  expect(messageFaults(web)).toEqual([
    'features/quizzes/routes.tsx loads features/quizzes/page.tsx, which shows sentences of courses (features/courses/card.tsx): ' +
      "name 'courses' in lazyPage, or among the rooms of lazyPart",
  ])
})

test('a lazy part brings the sentences of its room', () => {
  const lazyPart = (options) =>
    `export const LazyCard = lazyPart(() => import('../courses/card.tsx'), 'Card'${options})`
  write('features/quizzes/lazy.ts', lazyPart(''))
  expect(messageFaults(web)).toEqual([
    expect.stringMatching(/^features\/quizzes\/lazy\.ts loads .* of courses/),
  ])
  write('features/quizzes/lazy.ts', lazyPart(", { rooms: 'courses' }"))
  expect(messageFaults(web)).toEqual([])
  write('features/quizzes/lazy.ts', lazyPart(", { rooms: ['users', 'courses'] }"))
  expect(messageFaults(web)).toEqual([])
})

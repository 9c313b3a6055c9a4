import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise, unused } from './boundaries.mjs'
import { root } from './lib/run.mjs'

const place = mkdtempSync(join(tmpdir(), 'academy-boundaries-'))

/** What every project below starts from: doors, and imports that the rules allow. */
const ALLOWED = {
  'contract/src/users/index.ts': "export * from './contract.ts'\nexport * from './rules.ts'\n",
  'contract/src/users/contract.ts':
    "import { z } from 'zod'\nexport const user = z.string()\nexport type User = string\n",
  'contract/src/users/rules.ts': 'export const MAX = 1\n',
  'contract/src/users/messages.ts': "export const gone = 'Gone'\n",
  'contract/src/courses/index.ts': "export { user as owner } from '../users/index.ts'\n",
  'server/src/features/users/index.ts': "export * from './store.ts'\n",
  'server/src/features/users/store.ts':
    "import { user } from '@academy/contract/users'\nexport const store = user\n",
  'server/src/features/courses/index.ts': "export { store } from '../users/index.ts'\n",
  'server/src/routes.ts': "export { store } from './features/users/index.ts'\n",
  'web/src/ui/Button.tsx': 'export const Button = 1\n',
  'web/src/features/users/index.ts': "export { Button } from '../../ui/Button.tsx'\n",
  'web/src/features/users/routes.tsx': "export const page = () => import('./pages/login-page.tsx')\n",
  'web/src/features/users/pages/login-page.tsx': "export { list } from '../../courses/index.ts'\n",
  'web/src/features/courses/index.ts':
    "import type { User } from '@academy/contract/users'\nimport { MAX } from '@academy/contract/users/rules'\nexport const list: User[] = [String(MAX)]\n",
  'web/src/features/courses/pages/list-page.tsx': 'export const page = 2\n',
  'web/src/features/lectures/index.ts': 'export const lectures = 3\n',
  'web/build/pages.ts': 'export const pages = 4\n',
  'server/bench/main.ts': "import '../src/features/users/index.ts'\n",
  'server/drill/main.ts': 'export const drill = 5\n',
  'server/demo/course.ts': 'export const course = 6\n',
  'e2e/journey.ts': 'export const journey = 7\n',
  'scripts/check.mjs': 'export const check = 8\n',
}

/** Two files that need each other, beside the sources that run. */
const CIRCLES = ['server/bench', 'server/drill', 'server/demo', 'web/build', 'e2e']
  .map((folder) => [`${folder}/one.ts`, `${folder}/two.ts`])
  .concat([['scripts/one.mjs', 'scripts/two.mjs']])

/** Each fault alone, planted into that project, and the rule that must see it. */
const FAULTS = [
  ['contract-users-looks-only-up', 'contract/src/users/late.ts', "import '../courses/index.ts'"],
  ['server-users-looks-only-up', 'server/src/features/users/late.ts', "import '../courses/index.ts'"],
  ['web-users-looks-only-up', 'web/src/features/users/late.ts', "import '../courses/index.ts'"],
  [
    'web-courses-pages-look-only-up',
    'web/src/features/courses/pages/late-page.tsx',
    "import '../../lectures/index.ts'",
  ],
  ['contract-rooms-have-doors', 'contract/src/courses/thief.ts', "import '../users/contract.ts'"],
  ['server-rooms-have-doors', 'server/src/features/courses/thief.ts', "import '../users/store.ts'"],
  [
    'web-rooms-have-doors',
    'web/src/features/courses/pages/thief-page.tsx',
    "import '../../users/routes.tsx'",
  ],
  ['frame-uses-doors', 'server/src/http/thief.ts', "import '../features/users/store.ts'"],
  ['frame-knows-no-room', 'server/src/http/curious.ts', "import '../features/users/index.ts'"],
  ['frame-knows-no-room', 'server/src/http/detour.ts', "import '../routes.ts'"],
  ['frame-knows-no-room', 'server/src/db/says.ts', "import '@academy/contract/users/messages'"],
  [
    'frame-knows-no-room',
    'server/src/http/shape.ts',
    "import type { Course } from '@academy/contract/courses'",
  ],
  ['nobody-imports-a-page', 'web/src/app/thief.ts', "import '../features/users/pages/login-page.tsx'"],
  ['nobody-imports-a-page', 'web/src/features/users/thief.ts', "import './pages/login-page.tsx'"],
  [
    'pages-are-named-by-their-own-routes',
    'web/src/features/courses/routes.tsx',
    "import '../users/pages/login-page.tsx'",
  ],
  ['contract-is-pure', 'contract/src/users/thief.ts', "import '../../../server/src/features/users/index.ts'"],
  ['contract-without-node', 'contract/src/users/node.ts', "import 'node:fs'"],
  ['contract-needs-zod-only', 'contract/src/users/package.ts', "import 'pg'"],
  [
    'web-and-server-meet-in-the-contract',
    'web/src/lib/thief.ts',
    "import '../../../server/src/features/users/index.ts'",
  ],
  [
    'web-and-server-meet-in-the-contract',
    'server/src/http/web.ts',
    "import '../../../web/src/ui/Button.tsx'",
  ],
  ['drawing-knows-no-ui', 'web/src/imigongo/cover.tsx', "import '../ui/Button.tsx'"],
  ['ui-knows-no-room', 'web/src/ui/Card.tsx', "import '../features/users/index.ts'"],
  ['ui-knows-no-room', 'web/src/ui/Price.tsx', "import '@academy/contract/users/rules'"],
  [
    'contract-types-only-in-the-browser',
    'web/src/app/schema.ts',
    "import { user } from '@academy/contract/users'\nuser",
  ],
  ['no-circles', 'server/src/http/one.ts', "import './two.ts'"],
  ['no-circles', 'web/src/lib/one.ts', "import { type Two } from './two.ts'\nexport type One = Two"],
  ...CIRCLES.map(([one, two]) => ['no-circles', one, `import './${basename(two)}'`]),
  ['no-missing-file', 'server/src/http/lost.ts', "import './nowhere.ts'"],
]

let found

beforeAll(async () => {
  for (const [path, text] of Object.entries(ALLOWED)) write('sound', path, text)
  equip('sound')
  cpSync(join(place, 'sound'), join(place, 'planted'), { recursive: true, verbatimSymlinks: true })
  write('planted', 'server/src/http/two.ts', "import './one.ts'\n")
  write('planted', 'web/src/lib/two.ts', "import type { One } from './one.ts'\nexport type Two = One[]\n")
  for (const [one, two] of CIRCLES) write('planted', two, `import './${basename(one)}'\n`)
  for (const [, path, text] of FAULTS) write('planted', path, `${text}\n`)
  found = await cruise(join(place, 'planted'))
}, 60_000)

afterAll(() => rmSync(place, { recursive: true, force: true }))

test('a project that keeps the rules passes, and was really looked at', async () => {
  const { modules, violations } = await cruise(join(place, 'sound'))
  expect(violations).toEqual([])
  expect(modules).toBeGreaterThanOrEqual(Object.keys(ALLOWED).length)
}, 60_000)

test('an exception that no page needs is named', () => {
  expect([...found.shown]).toContain('users shows courses')
  expect(unused(found.shown)).not.toContain('users shows courses')
  expect(unused(found.shown)).toContain('users shows payments')
})

test('a fault says what to do about it', () => {
  const [late] = found.violations.filter(({ rule }) => rule.name === 'web-courses-pages-look-only-up')
  expect(late.comment).toContain('say why in rooms.json')
})

test.each(FAULTS)('%s sees %s', (rule, path) => {
  expect(found.violations.map((violation) => `${violation.rule.name} ${violation.from}`)).toContain(
    `${rule} ${path}`,
  )
})

function equip(name) {
  for (const file of [
    'tsconfig.base.json',
    'contract/package.json',
    'server/package.json',
    'web/package.json',
    'package.json',
  ]) {
    mkdirSync(dirname(join(place, name, file)), { recursive: true })
    cpSync(join(root, file), join(place, name, file))
  }
  mkdirSync(join(place, name, 'node_modules/@academy'), { recursive: true })
  symlinkSync('../../contract', join(place, name, 'node_modules/@academy/contract'))
  for (const dependency of ['zod', 'pg']) {
    symlinkSync(join(root, 'node_modules', dependency), join(place, name, 'node_modules', dependency))
  }
}

function write(name, path, text) {
  const file = join(place, name, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

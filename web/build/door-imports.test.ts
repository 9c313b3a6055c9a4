import { expect, it } from 'vitest'
import { throughDoors } from './door-imports.ts'

const files: Record<string, string> = {
  '/src/rooms/users/index.ts': "// The door.\nexport * from './session/index.ts'",
  '/src/rooms/users/session/index.ts':
    "export {\n  signIn,\n  type Session,\n} from './session.ts'\nexport async function logout() {}",
}
const read = (file: string) => files[file] ?? ''
const through = (code: string) => throughDoors(code, '/src/rooms/courses/page.tsx', read)

it('imports from the file that holds the name, through doors behind doors', () => {
  expect(through("import { signIn } from '../users/index.ts'")).toBe(
    "import { signIn } from '../users/session/session.ts'",
  )
})

it('keeps the door for what the door itself holds, and other names for what is renamed', () => {
  expect(
    through("import {\n  logout,\n  signIn as enter,\n  type Session,\n} from '../users/index.ts'"),
  ).toBe(
    "import { logout } from '../users/index.ts'; import { signIn as enter } from '../users/session/session.ts'",
  )
})

it('leaves types and other imports alone', () => {
  const code = "import type { Session } from '../users/index.ts'\nimport { a } from './a.ts'"
  expect(through(code)).toBe(code)
})

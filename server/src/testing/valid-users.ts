import type { Api } from '@academy/contract'
import type { ValidCall } from './fixture.ts'
import { aStudent } from './people.ts'

const somebody: ValidCall = async ({ academy }) => ({ params: { id: (await aStudent(academy)).id } })

const somePeople: ValidCall = async ({ academy }) => ({ body: { ids: [(await aStudent(academy)).id] } })

export const VALID_USERS = {
  'GET /api/users': () => ({}),
  'GET /api/users/csv': () => ({}),
  'GET /api/users/{id}': somebody,
  'GET /api/users/{id}/courses': somebody,
  'GET /api/users/{id}/deletion': somebody,
  'DELETE /api/user/{id}': somebody,
  'POST /api/users/deletion': somePeople,
  'POST /api/users/delete': somePeople,
  'DELETE /api/users/{id}/sessions/{sessionId}': async ({ academy }) => {
    const { id, sessionId } = await aStudent(academy)
    return { params: { id, sessionId } }
  },
  'DELETE /api/users/{id}/sessions': somebody,
  'POST /api/users/{id}/reset-link': somebody,
} satisfies Partial<Record<keyof Api, ValidCall>>

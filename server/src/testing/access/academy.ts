import { newId } from '../../db/ids.ts'
import { ADMINS, EVERYONE, SUPERADMINS } from './callers.ts'
import type { Rows } from './row.ts'
import { nothing } from './usual.ts'

export const ACCESS_ACADEMY = {
  'GET /api/academy': { cells: EVERYONE, scope: 'public facts only', valid: nothing },
  'GET /api/stats': { cells: ADMINS, valid: nothing },
  'GET /api/settings': { cells: SUPERADMINS, valid: nothing },
  'PUT /api/settings': {
    cells: SUPERADMINS,
    scope: 'whole; refused when somebody else saved meanwhile',
    valid: async ({ academy: { services } }) => {
      const { version } = await services.db
        .selectFrom('academy_settings')
        .select('version')
        .executeTakeFirstOrThrow()
      const { documentViewer: _, ...form } = services.liveSettings.file
      return { body: { ...form, version, tagline: `Learning since {year}, ${newId()}` } }
    },
  },
} satisfies Rows

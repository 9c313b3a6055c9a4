import { z } from 'zod'
import { endpoint } from '../http/index.ts'
import { academySettings } from './settings.ts'

export const academyContract = {
  academy: endpoint('GET /api/academy', {
    who: 'everyone',
    summary: 'The academy’s public settings',
    reply: z.object({ academy: academySettings }),
  }),
}

import type { Api } from '@academy/contract'
import { preparePushKey } from '../features/notifications/index.ts'
import type { Fixture, ValidCall } from './fixture.ts'

/** A browser that nobody has had, and that nothing is sent to while the calls run. */
const POINT = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
let count = 0
function aBrowser() {
  count += 1
  return {
    endpoint: `http://127.0.0.1:9/push/${count}`,
    p256dh: POINT,
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
}

/** Whose session tells a browser; a visitor has none. */
async function subscribed({ academy, caller }: Fixture) {
  const keys = aBrowser()
  const said = caller && (await academy.as(caller).call('PUT /api/push/subscriptions', { body: keys }))
  return { keys, id: said?.devices.find(({ isCurrent }) => isCurrent)?._id ?? '0'.repeat(24) }
}

export const VALID_PUSH = {
  'GET /api/push/key': async ({ academy }) => {
    await preparePushKey(academy.services)
    return {}
  },
  'GET /api/push/subscriptions': () => ({}),
  'PUT /api/push/subscriptions': () => ({ body: aBrowser() }),
  'DELETE /api/push/subscriptions': () => ({}),
  'DELETE /api/push/subscriptions/{id}': async (fixture) => ({
    params: { id: (await subscribed(fixture)).id },
  }),
  'POST /api/push/renewals': async (fixture) => {
    const { keys } = await subscribed({ ...fixture, caller: fixture.caller ?? fixture.owner })
    return { body: { former: { endpoint: keys.endpoint, auth: keys.auth }, next: aBrowser() } }
  },
  'POST /api/push/test': async (fixture) => {
    await subscribed(fixture)
    return {}
  },
} satisfies Partial<Record<keyof Api, ValidCall>>

import { newId } from '../../db/ids.ts'
import { type Note, notify, preparePushKey } from '../../features/notifications/index.ts'
import { unsubscribeToken } from '../../features/notifications/unsubscribe-token.ts'
import type { Fixture } from '../fixture.ts'
import { EVERYONE, REDIRECTED, SIGNED_IN } from './callers.ts'
import type { Rows } from './row.ts'

let count = 0

const NO_SMS = '401 404 404 404 404 404 404 404'

const OWN_PHONE = 'own; 200 where the academy sends text messages, which it does not here'

/** One of the caller's own; a visitor has none. */
async function ownNotification({ academy, caller }: Fixture) {
  if (!caller) return { params: { id: newId() } }
  const note: Note = {
    kind: 'announcement',
    about: newId(),
    title: 'Welcome',
    message: 'Have a look around.',
    link: '/courses',
    letter: null,
  }
  await academy.write((ctx) => notify(ctx, [caller], note))
  const { notifications } = await academy.as(caller).call('GET /api/notifications')
  return { params: { id: notifications[0]?._id ?? '' } }
}

/** Of the caller's own mails; a visitor has somebody else's forwarded. */
const wayOut = ({ academy, caller, owner }: Fixture) => ({
  params: {
    token: unsubscribeToken({ userId: (caller ?? owner).id, sort: 'payment' }, academy.services.secret),
  },
})

/** A browser that nobody has had, and that nothing is sent to while the calls run. */
const POINT = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

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

export const ACCESS_NOTIFICATIONS = {
  'GET /api/notifications': { cells: SIGNED_IN, scope: 'own, the newest', valid: () => ({}) },
  'PUT /api/notifications/mark-all-read': { cells: SIGNED_IN, scope: 'own', valid: () => ({}) },
  'PUT /api/notifications/{id}/read': {
    cells: SIGNED_IN,
    scope: 'own, another person’s is 404',
    valid: ownNotification,
  },
  'DELETE /api/notifications/read': { cells: SIGNED_IN, scope: 'own', valid: () => ({}) },
  'DELETE /api/notifications/{id}': {
    cells: SIGNED_IN,
    scope: 'own, another person’s is 404',
    valid: ownNotification,
  },
  'GET /api/notification-preferences': { cells: SIGNED_IN, scope: 'own', valid: () => ({}) },
  'PUT /api/notification-preferences': {
    cells: SIGNED_IN,
    scope: 'own',
    valid: () => ({ body: { kinds: { payment: { mail: false } } } }),
  },
  'POST /api/notification-preferences/email-check': { cells: SIGNED_IN, scope: 'own', valid: () => ({}) },
  'GET /api/unsubscribe/{token}': {
    cells: REDIRECTED,
    scope: 'whoever has the link of a mail; ends nothing',
    valid: wayOut,
  },
  'POST /api/unsubscribe/{token}': {
    cells: EVERYONE,
    scope: 'whoever has the link of a mail',
    valid: wayOut,
  },
  'GET /api/unsubscribe/{token}/state': {
    cells: EVERYONE,
    scope: 'whoever has the link of a mail',
    valid: wayOut,
  },
  'DELETE /api/unsubscribe/{token}': {
    cells: EVERYONE,
    scope: 'whoever has the link of a mail',
    valid: wayOut,
  },
  'POST /api/notification-preferences/phone': {
    cells: NO_SMS,
    scope: OWN_PHONE,
    valid: () => ({ body: { number: '0780 000 114' } }),
  },
  'POST /api/notification-preferences/phone/confirm': {
    cells: NO_SMS,
    scope: OWN_PHONE,
    valid: () => ({ body: { otp: '123456' } }),
  },
  'DELETE /api/notification-preferences/phone': { cells: SIGNED_IN, scope: 'own', valid: () => ({}) },
  'GET /api/push/key': {
    cells: SIGNED_IN,
    valid: async ({ academy }) => {
      await preparePushKey(academy.services)
      return {}
    },
  },
  'GET /api/push/subscriptions': { cells: SIGNED_IN, scope: 'own', valid: () => ({}) },
  'PUT /api/push/subscriptions': {
    cells: SIGNED_IN,
    scope: 'own, of the session; a browser is told for one person',
    valid: () => ({ body: aBrowser() }),
  },
  'DELETE /api/push/subscriptions': { cells: SIGNED_IN, scope: 'own, of the session', valid: () => ({}) },
  'DELETE /api/push/subscriptions/{id}': {
    cells: SIGNED_IN,
    scope: 'own, another person’s is 404',
    valid: async (fixture) => ({
      params: { id: (await subscribed(fixture)).id },
    }),
  },
  'POST /api/push/renewals': {
    cells: EVERYONE,
    scope: 'whoever knows the former address and its secret',
    valid: async (fixture) => {
      const { keys } = await subscribed({ ...fixture, caller: fixture.caller ?? fixture.owner })
      return { body: { former: { endpoint: keys.endpoint, auth: keys.auth }, next: aBrowser() } }
    },
  },
  'POST /api/push/test': {
    cells: SIGNED_IN,
    scope: 'own, of the session',
    valid: async (fixture) => {
      await subscribed(fixture)
      return {}
    },
  },
} satisfies Rows

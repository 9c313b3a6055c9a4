import type { Api } from '@academy/contract'
import { newId } from '../db/ids.ts'
import { type Note, notify } from '../features/notifications/index.ts'
import { unsubscribeToken } from '../features/notifications/unsubscribe-token.ts'
import type { Fixture, ValidCall } from './fixture.ts'

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

export const VALID_NOTIFICATIONS = {
  'GET /api/notifications': () => ({}),
  'PUT /api/notifications/mark-all-read': () => ({}),
  'PUT /api/notifications/{id}/read': ownNotification,
  'DELETE /api/notifications/read': () => ({}),
  'DELETE /api/notifications/{id}': ownNotification,
  'GET /api/notification-preferences': () => ({}),
  'PUT /api/notification-preferences': () => ({ body: { kinds: { payment: { mail: false } } } }),
  'POST /api/notification-preferences/email-check': () => ({}),
  'POST /api/notification-preferences/phone': () => ({ body: { number: '0780 000 114' } }),
  'POST /api/notification-preferences/phone/confirm': () => ({ body: { otp: '123456' } }),
  'DELETE /api/notification-preferences/phone': () => ({}),
  'GET /api/unsubscribe/{token}': wayOut,
  'POST /api/unsubscribe/{token}': wayOut,
  'GET /api/unsubscribe/{token}/state': wayOut,
  'DELETE /api/unsubscribe/{token}': wayOut,
} satisfies Partial<Record<keyof Api, ValidCall>>

import { EVERYONE, REDIRECTED, SIGNED_IN } from './access-callers.ts'

const NO_SMS = '401 404 404 404 404 404 404 404'
const OWN_PHONE = 'own; 200 where the academy sends text messages, which it does not here'

export const ACCESS_NOTIFICATIONS = {
  'GET /api/notifications': { cells: SIGNED_IN, scope: 'own, the newest' },
  'PUT /api/notifications/mark-all-read': { cells: SIGNED_IN, scope: 'own' },
  'PUT /api/notifications/{id}/read': { cells: SIGNED_IN, scope: 'own, another person’s is 404' },
  'DELETE /api/notifications/read': { cells: SIGNED_IN, scope: 'own' },
  'DELETE /api/notifications/{id}': { cells: SIGNED_IN, scope: 'own, another person’s is 404' },
  'GET /api/notification-preferences': { cells: SIGNED_IN, scope: 'own' },
  'PUT /api/notification-preferences': { cells: SIGNED_IN, scope: 'own' },
  'POST /api/notification-preferences/email-check': { cells: SIGNED_IN, scope: 'own' },
  'GET /api/unsubscribe/{token}': {
    cells: REDIRECTED,
    scope: 'whoever has the link of a mail; ends nothing',
  },
  'POST /api/unsubscribe/{token}': { cells: EVERYONE, scope: 'whoever has the link of a mail' },
  'GET /api/unsubscribe/{token}/state': { cells: EVERYONE, scope: 'whoever has the link of a mail' },
  'DELETE /api/unsubscribe/{token}': { cells: EVERYONE, scope: 'whoever has the link of a mail' },
  'POST /api/notification-preferences/phone': { cells: NO_SMS, scope: OWN_PHONE },
  'POST /api/notification-preferences/phone/confirm': { cells: NO_SMS, scope: OWN_PHONE },
  'DELETE /api/notification-preferences/phone': { cells: SIGNED_IN, scope: 'own' },
  'GET /api/push/key': { cells: SIGNED_IN },
  'GET /api/push/subscriptions': { cells: SIGNED_IN, scope: 'own' },
  'PUT /api/push/subscriptions': {
    cells: SIGNED_IN,
    scope: 'own, of the session; a browser is told for one person',
  },
  'DELETE /api/push/subscriptions': { cells: SIGNED_IN, scope: 'own, of the session' },
  'DELETE /api/push/subscriptions/{id}': { cells: SIGNED_IN, scope: 'own, another person’s is 404' },
  'POST /api/push/renewals': { cells: EVERYONE, scope: 'whoever knows the former address and its secret' },
  'POST /api/push/test': { cells: SIGNED_IN, scope: 'own, of the session' },
}

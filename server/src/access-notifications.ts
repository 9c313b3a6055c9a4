const SIGNED_IN = '401 200 200 200 200 200 200 200'

export const ACCESS_NOTIFICATIONS = {
  'GET /api/notifications': { cells: SIGNED_IN, scope: 'own, the newest' },
  'PUT /api/notifications/mark-all-read': { cells: SIGNED_IN, scope: 'own' },
  'PUT /api/notifications/{id}/read': { cells: SIGNED_IN, scope: 'own, another person’s is 404' },
  'DELETE /api/notifications/{id}': { cells: SIGNED_IN, scope: 'own, another person’s is 404' },
}

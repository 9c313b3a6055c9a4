/** The service worker names its copies of answers so; those of a person end with the session. */
export const ANSWERS_CACHE = 'answers'

export async function clearOfflineCopies(): Promise<void> {
  if ('caches' in window) await caches.delete(ANSWERS_CACHE)
}

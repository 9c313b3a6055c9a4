/** The service worker names its copies of answers so; those of a person end with the session. */
export const ANSWERS_CACHE = 'answers'

/** Pictures of questions: public, and their names change with them. */
export const PICTURES_CACHE = 'pictures'

export async function clearOfflineCopies(): Promise<void> {
  if ('caches' in window) await caches.delete(ANSWERS_CACHE)
}

// What the browser keeps for when there is no line. All of it ends with the session; the names are the service worker's too.

/** Another name than the copies of earlier releases had: they were made of every call, answer keys among them. */
export const ANSWERS_CACHE = 'offline-answers'

/** Pictures of questions: their names change with them. */
export const PICTURES_CACHE = 'pictures'

/** The academy's own program, the same for everybody. */
export const ASSETS_CACHE = 'assets'
export const SHELL_CACHES = 'shell-'

export const FORGET_COPIES = 'forget-copies'

/** Deletes what was kept for a person, also by workers of earlier releases. */
export async function deleteCopies(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = await caches.keys()
  const kept = names.filter((name) => name !== ASSETS_CACHE && !name.startsWith(SHELL_CACHES))
  await Promise.all(kept.map((name) => caches.delete(name)))
}

/** The session ended, or another person came. The worker is told as well: it keeps no answer that is still on its way. */
export function forgetOfflineCopies(): void {
  void deleteCopies()
  navigator.serviceWorker?.controller?.postMessage(FORGET_COPIES)
}

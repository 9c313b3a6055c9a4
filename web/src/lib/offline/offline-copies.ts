// What the service worker keeps for when there is no line. All of it ends with the session.
import { dropCopies } from '../device/copies.ts'

/** Another name than the copies of earlier releases had. */
export const ANSWERS_CACHE = 'offline-answers'
/** Made of every call, answer keys among them. */
const ANSWERS_OF_BEFORE = 'answers'

/** Pictures of questions: their names change with them. */
export const PICTURES_CACHE = 'pictures'

/** Said to the page by the worker: a copy that it gave differs from what the server has answered since. */
export const ANSWERS_CHANGED = 'answers-changed'

/** The copies, and what this browser is told while its page is closed. */
export const FORGET_PERSON = 'forget-copies'
/** The same person has other rights: they are told on as before. */
export const FORGET_COPIES = 'forget-copies-alone'

/** The session ended, or another person came. The worker deletes, so that no answer that is still on its way is kept after. */
export function forgetOfflineCopies(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(FORGET_PERSON))
  // A worker of an earlier release may still be the one at work; it does not know the word.
  void dropCopies(ANSWERS_OF_BEFORE)
}

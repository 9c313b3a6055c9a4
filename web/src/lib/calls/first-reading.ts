import type { CopiedAnswer } from '../offline/page-copies.ts'

// The first visit is read before there is a worker. What came then is told to it when it has come (`updates.ts`), so that it is there
// without a line.

const MAX_ANSWERS = 60
export const firstAnswers: CopiedAnswer[] = []
/** Open from a page's start without a worker until what was on its way when the worker came has been told as well. */
export const noting = { isOpen: globalThis.navigator?.serviceWorker?.controller === null }

export function noteAnswer(url: string, token: string | null, { ok, headers }: Response, text: string): void {
  const mayNote = noting.isOpen && firstAnswers.length < MAX_ANSWERS
  if (mayNote && ok && headers.get('offline-copy') === 'allowed')
    firstAnswers.push({ url, token, text, at: headers.get('date') ?? '' })
}

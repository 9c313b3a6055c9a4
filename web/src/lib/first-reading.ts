import type { KeptAnswer } from './page-copies.ts'

// The first visit is read before there is a worker. What came then is told to it when it has come (`updates.ts`), so that it is there
// without a line.

const MAX_ANSWERS = 60
export const firstAnswers: KeptAnswer[] = []

export function noteAnswer(url: string, token: string | null, { ok, headers }: Response, text: string): void {
  const isFirst =
    globalThis.navigator?.serviceWorker?.controller === null && firstAnswers.length < MAX_ANSWERS
  if (isFirst && ok && headers.get('offline-copy') === 'allowed')
    firstAnswers.push({ url, token, text, at: headers.get('date') ?? '' })
}

import { QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

// A service worker may have news for the query client; here there is none.
vi.stubGlobal('navigator', {})
const { queryClient } = await import('./query-client.ts')
const { lookAgain } = await import('./look-again.ts')
afterEach(() => queryClient.clear())
afterAll(() => void vi.unstubAllGlobals())

const queryKey = ['payments']

/** Someone looks at a list whose answers the test gives when it likes. */
function looking(enabled = true) {
  const answers: ((rows: string[]) => void)[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
    enabled,
  })
  return {
    answers,
    stop: observer.subscribe(() => undefined),
    rows: () => queryClient.getQueryData(queryKey),
  }
}

test('a word that comes before the first answer asks anew, and that answer is the one that stands', async () => {
  const { answers, stop, rows } = looking()
  const looked = lookAgain({ queryKey })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.([])
  answers[1]?.(['Aline'])
  await looked
  expect(rows()).toEqual(['Aline'])
  stop()
})

test('two words at once ask once more each, and the last answer stands', async () => {
  const { answers, stop, rows } = looking()
  const looked = [lookAgain({ queryKey }), lookAgain({ queryKey })]
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(1))
  for (const [nth, answer] of answers.entries()) answer(nth === answers.length - 1 ? ['Aline', 'Eric'] : [])
  await Promise.all(looked)
  expect(rows()).toEqual(['Aline', 'Eric'])
  stop()
})

test('whoever awaits the first answer is given the newer one', async () => {
  const { answers, stop } = looking()
  const awaited = queryClient.fetchQuery({ queryKey, queryFn: () => Promise.resolve(['never asked']) })
  void lookAgain({ queryKey })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(['Aline'])
  expect(await awaited).toEqual(['Aline'])
  stop()
})

test('what nobody may ask yet is not asked, and what nobody looks at keeps its answer', async () => {
  const { answers, stop } = looking(false)
  await lookAgain({ queryKey })
  expect(answers).toEqual([])
  stop()
  const prefetched = queryClient.fetchQuery({ queryKey: ['ahead'], queryFn: async () => 'there' })
  await lookAgain({ queryKey: ['ahead'] })
  expect(await prefetched).toBe('there')
})

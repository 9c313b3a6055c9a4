import { QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// A service worker may have news for the query client; here there is none.
vi.stubGlobal('navigator', {})
const { queryClient } = await import('./query-client.ts')
const { changeAtOnce, showChange } = await import('./optimistic.ts')
afterAll(() => void vi.unstubAllGlobals())

const queryKey = ['lectures']
const rows = (key: readonly string[] = queryKey) => queryClient.getQueryData(key)
const withGrace = (names: string[]) => [...names, 'Grace']

beforeEach(() => void queryClient.setQueryData(queryKey, ['Aline']))
afterEach(() => queryClient.clear())

test('shows the change in every list under the key at once, and puts all back where it is undone', () => {
  queryClient.setQueryData([...queryKey, 'mine'], ['Eric'])
  const undo = showChange(queryKey, withGrace)
  expect([rows(), rows([...queryKey, 'mine'])]).toEqual([
    ['Aline', 'Grace'],
    ['Eric', 'Grace'],
  ])
  undo()
  expect([rows(), rows([...queryKey, 'mine'])]).toEqual([['Aline'], ['Eric']])
})

test('undoes nothing that came meanwhile, and invents nothing where nothing is known', () => {
  const undo = showChange(queryKey, withGrace)
  queryClient.setQueryData(queryKey, ['Jean'])
  undo()
  expect(rows()).toEqual(['Jean'])
  showChange(['unknown'], withGrace)()
  expect(rows(['unknown'])).toBeUndefined()
})

/** Someone looks at a list whose answers the test gives when it likes. */
function looking(key: readonly string[]) {
  const answers: ((names: string[]) => void)[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: key,
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
    staleTime: 0,
  })
  return { answers, observer, stop: observer.subscribe(() => undefined) }
}

test('an answer from before does not take the change away', async () => {
  const { answers, stop } = looking(queryKey)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  showChange(queryKey, withGrace)
  answers[0]?.(['Aline'])
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(rows()).toEqual(['Aline', 'Grace'])
  stop()
})

test('who waits for the first answer still gets it', async () => {
  const { answers, observer, stop } = looking(['first'])
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  showChange(['first'], withGrace)
  answers[0]?.(['Aline'])
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['Aline']))
  stop()
})

test('gives the reply, and leaves the change standing', async () => {
  expect(await changeAtOnce(queryKey, withGrace, async () => 'Saved')).toBe('Saved')
  expect(rows()).toEqual(['Aline', 'Grace'])
})

test('a refusal puts back what was before, asks the server anew and reaches the caller', async () => {
  const { answers, stop } = looking(queryKey)
  answers[0]?.(['Aline'])
  const refused = changeAtOnce(queryKey, withGrace, () => Promise.reject(new Error('Not yours')))
  expect(rows()).toEqual(['Aline', 'Grace'])
  await expect(refused).rejects.toThrow('Not yours')
  expect(rows()).toEqual(['Aline'])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(['Aline', 'Eric'])
  await vi.waitFor(() => expect(rows()).toEqual(['Aline', 'Eric']))
  stop()
})

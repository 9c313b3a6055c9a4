import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { askAnew } from './ask-anew.ts'

const hanging = () => new Promise<string>(() => {})

test('what hangs is given up and asked for once more', async () => {
  const client = new QueryClient()
  const signals: AbortSignal[] = []
  const queryFn = vi.fn(({ signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return signals.length === 1 ? hanging() : Promise.resolve('here')
  })
  const seen = new QueryObserver(client, { queryKey: ['list'], queryFn })
  const stop = seen.subscribe(() => {})
  expect(await askAnew(client)).toBe(true)
  await vi.waitFor(() => expect(seen.getCurrentResult().data).toBe('here'))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  stop()
})

test('what is there and only refreshed is left alone, and what nobody waits for', async () => {
  const client = new QueryClient()
  client.setQueryData(['there'], 'old')
  const queryFn = vi.fn(hanging)
  const stop = new QueryObserver(client, { queryKey: ['there'], queryFn }).subscribe(() => {})
  void client.fetchQuery({ queryKey: ['nobody'], queryFn })
  expect(queryFn).toHaveBeenCalledTimes(2)
  expect(await askAnew(client)).toBe(false)
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { fillBehindEarlyPage } from './early-page.ts'
import { queryClient } from './query-client.ts'

/** Around every page that asks for data; pages that do not, do without its code. */
export function Queries({ children }: { children?: ReactNode }) {
  useLayoutEffect(() => fillBehindEarlyPage(firstAnswers), [])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** Their answers are here, or almost: a page that misses one shows what it has. */
const MOST_MS = 1_000

/** When the page has all that it asks first, and all that it asks then. */
async function firstAnswers(): Promise<void> {
  const end = performance.now() + MOST_MS
  // What a page asks is asked after its first commit.
  await new Promise(requestAnimationFrame)
  do await new Promise(requestAnimationFrame)
  while (isFilling() && performance.now() < end)
}

const isFilling = () => queryClient.isFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0

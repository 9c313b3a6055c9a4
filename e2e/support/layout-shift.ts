import type { Page } from '@playwright/test'

interface Shifts {
  total: number
  by: string[]
}

/** From now on every document of the page adds up what moved in it, also right after a press. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { total: 0, by: [] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[]) {
        // Toasts lie over the page, and make room for one another.
        const isToast = (node: Node | null) =>
          (node instanceof Element ? node : node?.parentElement)?.closest('.toasts')
        if (entry.sources.length > 0 && entry.sources.every(({ node }) => isToast(node))) continue
        shifts.total += entry.value
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element
            ? `${node.localName}.${node.getAttribute('class')}`
            : (node?.textContent ?? ''),
        )
        shifts.by.push(`${entry.value.toFixed(3)} at ${Math.round(entry.startTime)}: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)

/** A line as a phone has it: every answer takes a while, so that pages are seen half loaded. */
export async function useSlowLine(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 400_000,
    uploadThroughput: 100_000,
  })
}

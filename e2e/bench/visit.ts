import type { Page } from '@playwright/test'

export interface Visit {
  firstPaintMs: number
  largestPaintMs: number
  /** When the words of the person whose page it is stood, drawn for them; 0 where none were. */
  ownMs: number
  /** When a page that was drawn has given way to the program's, and nothing in it is grey any more; 0 where none was. */
  programMs: number
  shift: number
  requests: number
  scripts: number
  kilobytes: number
}

const SLOW_PHONE = 4
/** A page stands when nothing has been asked for so long. */
export const QUIET_MS = 1_500

interface Paints {
  first: number
  largest: number
  own: number
  program: number
  shift: number
}

/** Once for each page of the browser. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints: Paints = { first: 0, largest: 0, own: 0, program: 0, shift: 0 }
    Object.assign(window, { paints })
    const watch = (type: string, take: (entry: PerformanceEntry & { value: number }) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry as PerformanceEntry & { value: number })
      }).observe({ type, buffered: true })
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') paints.first = startTime
    })
    watch('largest-contentful-paint', ({ startTime }) => {
      paints.largest = startTime
    })
    watch('layout-shift', ({ value }) => {
      paints.shift += value
    })
    let wasEarly = false
    new MutationObserver(() => {
      const early = document.getElementById('early-page')
      if (early?.dataset.own !== undefined) paints.own ||= performance.now()
      const isEarly = early !== null
      wasEarly ||= isEarly
      const isWaiting = isEarly || document.querySelector('#root :is(.skeleton, [aria-busy="true"])') !== null
      if (isWaiting) paints.program = 0
      else if (wasEarly) paints.program ||= performance.now()
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-own'] })
  })
}

/** Opens a page on a slow phone and waits until it stands. */
export async function visit(page: Page, url: string): Promise<Visit> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE })
  const seen = { requests: 0, scripts: 0, bytes: 0, lastAtMs: performance.now() }
  const note = () => {
    seen.lastAtMs = performance.now()
  }
  client.on('Network.requestWillBeSent', ({ type }) => {
    note()
    seen.requests += 1
    if (type === 'Script') seen.scripts += 1
  })
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    note()
    seen.bytes += encodedDataLength
  })
  // Whoever asks the page whether it has loaded makes the phone read their script while it draws.
  await page.goto(url, { waitUntil: 'commit' })
  while (performance.now() - seen.lastAtMs < QUIET_MS) await page.waitForTimeout(100)
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints)
  await client.detach()
  return {
    firstPaintMs: paints.first,
    largestPaintMs: paints.largest,
    ownMs: paints.own,
    programMs: paints.program,
    shift: paints.shift,
    requests: seen.requests,
    scripts: seen.scripts,
    kilobytes: seen.bytes / 1000,
  }
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPart } from './load-part.ts'

type Link = { href: string; rel: string; holds?: string; onload?: () => void; onerror?: () => void }
let links: Link[]

beforeEach(() => {
  links = []
  vi.stubGlobal('document', {
    querySelector: (asked: string) =>
      links.find(({ href, holds }) => [href, holds].some((name) => asked.includes(`"${name}"`))) ?? null,
    createElement: () => {
      const link: Partial<Link> & { remove: () => void } = {
        remove: () => {
          links = links.filter((other) => other !== link)
        },
      }
      return link
    },
    head: { append: (link: Link) => links.push(link) },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('asks for all files of a part at once, and runs it when its sheets are there', async () => {
  let hasRun = false
  const load = async () => {
    hasRun = true
    return 'part'
  }
  const part = loadPart(load, ['assets/part.js', 'assets/part.css'])
  const second = loadPart(load, ['assets/part.css'])
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ['modulepreload', '/assets/part.js'],
    ['stylesheet', '/assets/part.css'],
  ])
  await new Promise(setImmediate)
  expect(hasRun).toBe(false)
  links[1]?.onload?.()
  expect(await part).toBe('part')
  expect(await second).toBe('part')
})

it('asks for no sheet that the page has in another', async () => {
  links = [{ rel: 'stylesheet', href: '/assets/visit.css', holds: 'assets/part.css' }]
  expect(await loadPart(async () => 'part', ['assets/part.css'])).toBe('part')
  expect(links).toHaveLength(1)
})

it('fails where a sheet does not come', async () => {
  const part = loadPart(async () => 'part', ['assets/lost.css'])
  links[0]?.onerror?.()
  await expect(part).rejects.toThrow('/assets/lost.css did not come')
})

it('asks again for a sheet that did not come, and waits for it', async () => {
  const load = () => loadPart(async () => 'part', ['assets/lost.css'])
  const first = load()
  links[0]?.onerror?.()
  await expect(first).rejects.toThrow()
  let hasCome = false
  const second = load().finally(() => {
    hasCome = true
  })
  await new Promise(setImmediate)
  expect([links.length, hasCome]).toEqual([1, false])
  links[0]?.onload?.()
  expect(await second).toBe('part')
})

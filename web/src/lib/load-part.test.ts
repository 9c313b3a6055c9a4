import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPart } from './load-part.ts'

type Link = { href: string; rel: string; onload?: () => void; onerror?: () => void }
let links: Link[]

beforeEach(() => {
  links = []
  vi.stubGlobal('document', {
    querySelector: (asked: string) => links.find(({ href }) => asked.includes(`"${href}"`)) ?? null,
    createElement: () => ({}),
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
  await Promise.resolve()
  expect(hasRun).toBe(false)
  links[1]?.onload?.()
  expect(await part).toBe('part')
  expect(await second).toBe('part')
})

it('fails where a sheet does not come', async () => {
  const part = loadPart(async () => 'part', ['assets/lost.css'])
  links[0]?.onerror?.()
  await expect(part).rejects.toThrow('/assets/lost.css did not come')
})

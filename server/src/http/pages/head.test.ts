import { ACADEMY_DEFAULTS, type AcademyFacts } from '@academy/contract/academy'
import { describe, expect, it, test } from 'vitest'
import { type HeadOf, headFor, headOf } from './head.ts'
import { shortDescription } from './head-words.ts'

const facts: AcademyFacts = {
  ...ACADEMY_DEFAULTS,
  ...{ name: 'Impinga', documentViewer: null, signInProviders: [] },
}
const PAGE =
  '<html><head><title>Impinga</title><meta name="description" content="Old" /></head><body></body></html>'

const at = (location: string, more: Partial<HeadOf> = {}): HeadOf => ({
  ...{ location, status: 200, facts, answers: {}, publicUrl: 'https://impinga.rw', heads: {} },
  ...more,
})

describe('other pages', () => {
  test.each([
    ['/', { title: 'Home', head: { words: '', isHome: true, isListed: true } }, 'Impinga', '/', true],
    [
      '/about',
      { title: 'About', head: { words: 'Of {name}, {tagline}.', isListed: true } },
      ...(['About · Impinga', '/about', true] as const),
    ],
    ['/forgot', { title: 'Forgot password', head: { words: 'x' } }, 'Forgot password · Impinga', null, false],
    ['/instructor/courses', {}, 'Impinga', null, false],
    // It shows what a room finds nothing to say of.
    ['/shown', { head: { words: '', shows: 'thing', isListed: true } }, 'Impinga', null, false],
  ] satisfies [string, Partial<HeadOf>, string, string | null, boolean][])(
    '%s',
    (location, more, title, canonical, isListed) => {
      expect(headFor(at(location, more))).toMatchObject({ title, canonical, isListed })
    },
  )

  test('what a record says is said of this academy', () => {
    const words = '{tagline}. The story of {name} in {location}.'
    const { description } = headFor(at('/about', { head: { words } }))
    expect(description).toBe(`${facts.tagline}. The story of Impinga in ${facts.location}.`)
  })

  test('an address of nothing is not to be found', () => {
    const html = headOf(PAGE, at('/not-found', { status: 404 }))
    expect(html).toContain('<title>Page not found · Impinga</title>')
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).not.toContain('canonical')
  })
})

describe('a description', () => {
  it('has 160 letters at most and no half word', () => {
    const text = 'Draw, move and score a game in an afternoon. '.repeat(9)
    const short = shortDescription(text)
    expect([...short].length).toBeLessThanOrEqual(160)
    expect(text).toContain(short.slice(0, -1))
    expect(short).toMatch(/\w…$/)
    expect(text.charAt(short.length - 1)).toMatch(/\W/)
  })

  it('is left as it is when it is short, on one line', () => {
    expect(shortDescription(' One\n\n  two. ')).toBe('One two.')
    expect(shortDescription('a'.repeat(160))).toBe('a'.repeat(160))
  })

  it('cuts a word that is longer than all of it, and no letter in two', () => {
    expect([...shortDescription('é🎓'.repeat(200))]).toHaveLength(160)
    expect(shortDescription('🎓'.repeat(300)).isWellFormed()).toBe(true)
  })
})

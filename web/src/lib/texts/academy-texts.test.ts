import { ACADEMY_DEFAULTS } from '@academy/contract/academy'
import { describe, expect, it } from 'vitest'
import { coursesOf, socialLinks, tagline } from './academy-texts.ts'

describe('what the academy says of itself', () => {
  it('puts the founding year into the tagline', () => {
    expect(tagline({ ...ACADEMY_DEFAULTS, foundedYear: 2021 })).toContain('since 2021.')
  })

  it('lists the accounts in order and leaves out those without an address', () => {
    const links = socialLinks({ discord: 'https://d.example', x: 'https://x.example' })
    expect(links).toEqual([
      { name: 'X', href: 'https://x.example' },
      { name: 'Discord', href: 'https://d.example' },
    ])
  })

  it('narrows the catalogue only to a category that exists', () => {
    expect(coursesOf('Web Development', ['Web Development'])).toBe('/courses?category=Web%20Development')
    expect(coursesOf('Cybersecurity', ['Web Development'])).toBe('/courses')
  })
})

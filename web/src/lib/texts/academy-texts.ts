import type { AcademySettings } from '@academy/contract/academy'

/** The networks' own names: they are the same in every language. */
export const SOCIAL_NAMES = {
  x: 'X',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  github: 'GitHub',
  discord: 'Discord',
} as const

/** The tagline with the founding year put in. */
export function tagline({ tagline: text, foundedYear }: AcademySettings): string {
  return text.replace('{year}', String(foundedYear))
}

/** The academy's accounts in the specification's order; those without an address are left out. */
export function socialLinks(socials: AcademySettings['socials']): { name: string; href: string }[] {
  const keys = Object.keys(SOCIAL_NAMES) as (keyof typeof SOCIAL_NAMES)[]
  return keys.flatMap((key) => {
    const href = socials[key]
    return href ? [{ name: SOCIAL_NAMES[key], href }] : []
  })
}

export function copyrightYear(): number {
  return new Date().getFullYear()
}

/** The catalogue, narrowed to a category when the academy has it. */
export function coursesOf(category: string, categories: readonly string[]): string {
  return categories.includes(category) ? `/courses?category=${encodeURIComponent(category)}` : '/courses'
}

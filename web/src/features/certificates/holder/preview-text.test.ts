import { expect, it } from 'vitest'
import { arrangeCertificates } from './arrange-certificates.ts'
import { checkPageWords } from './check-page.ts'
import { previewText } from './preview-text.ts'

it('previews a text by its first letters, whole ones, with an ellipsis only where more follows', () => {
  expect(previewText('a'.repeat(100), 100)).toBe('a'.repeat(100))
  expect(previewText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`)
  expect(previewText('👩‍🎓'.repeat(3), 1)).toBe('👩…')
  expect(previewText('two\n  lines and more', 10)).toBe('two lines…')
})

it('shortens the page on which a certificate is checked to what one types', () => {
  expect(checkPageWords('https://learn.example.rw/certificate/K7QM-4XPD-92HT')).toBe(
    'learn.example.rw/certificate',
  )
})

it('hangs the newest valid one large and the revoked ones last', () => {
  const of = (_id: string, revokedAt: string | null = null) => ({ _id, revokedAt }) as never
  const own = arrangeCertificates([of('a', '2026-11-20T10:00:00Z'), of('b'), of('c')])
  expect(own.newest).toMatchObject({ _id: 'b' })
  expect(own.others).toMatchObject([{ _id: 'c' }])
  expect(own.revoked).toMatchObject([{ _id: 'a' }])
  expect(arrangeCertificates([]).newest).toBeNull()
})

import type { Slide } from '@academy/contract/lectures'
import { expect, it } from 'vitest'
import { withFreshAddresses } from './fresh-addresses.ts'

const slideWith = (...urls: string[]): Slide => ({
  id: 's',
  title: '',
  content: '',
  backgroundColor: '#FFFFFF',
  textColor: '#101A16',
  order: 0,
  images: urls.map((url) => ({ id: url, url, position: { x: 0, y: 0 }, size: { width: 50, height: 50 } })),
})

it('gives a kept picture the signature of now, and leaves pictures it does not know', () => {
  const kept = [slideWith('/uploads/a.png?sig=old', 'https://elsewhere.rw/b.png')]
  const [fresh] = withFreshAddresses(kept, [slideWith('/uploads/a.png?sig=new')])
  expect(fresh?.images.map(({ url }) => url)).toEqual([
    '/uploads/a.png?sig=new',
    'https://elsewhere.rw/b.png',
  ])
})

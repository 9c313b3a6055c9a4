import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isFileTooLarge } from '../files/index.ts'
import { isNotAnImage, makeCourseImage, makeSlideImage, readImageBytes } from './index.ts'

/** Noise: the picture that compresses worst. */
function noise(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0, value = 1; at < pixels.length; at += 1) {
    value = (value * 1103515245 + 12345) & 0x7fffffff
    pixels[at] = value >> 16
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 80, b: 40, alpha: 0.5 } } })

describe('a course image', () => {
  it('becomes two WebP versions, the card small enough for a slow phone', async () => {
    const photo = await noise(1500, 1000).blur(3).jpeg({ quality: 95 }).toBuffer()
    const { small, large } = await makeCourseImage(photo)
    expect(small).toMatchObject({ width: 640, height: 427 })
    expect(large).toMatchObject({ width: 1280, height: 853 })
    expect(small.bytes.length).toBeLessThan(40_000)
    expect((await sharp(large.bytes).metadata()).format).toBe('webp')
  })

  it('is never enlarged', async () => {
    const { small, large } = await makeCourseImage(await flat(300, 200).png().toBuffer())
    expect([small.width, large.width]).toEqual([300, 300])
  })

  it('is upright and has no metadata', async () => {
    const turned = await flat(400, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'place of home' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { small } = await makeCourseImage(turned)
    expect([small.width, small.height]).toEqual([200, 400])
    const { exif, icc, xmp, orientation } = await sharp(small.bytes).metadata()
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(small.bytes.includes('place of home')).toBe(false)
  })
})

describe('a slide image', () => {
  it('keeps transparency, and the first frame of an animation', async () => {
    const { bytes, width, height } = await makeSlideImage(await flat(2000, 1000).png().toBuffer())
    expect([width, height]).toEqual([1600, 800])
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true)

    const frames = await sharp([await flat(50, 40).png().toBuffer(), await noise(50, 40).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    const still = await makeSlideImage(frames)
    expect([still.width, still.height]).toEqual([50, 40])
    expect((await sharp(still.bytes).metadata()).pages ?? 1).toBe(1)
  })
})

describe('what is no image', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  it.each([
    ['a drawing with a script', Buffer.from(svg)],
    ['a drawing behind a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a page', Buffer.from('<!doctype html>')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG that stops after its mark', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a JPEG of noise', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)])],
  ])('%s is refused', async (_, bytes) => {
    for (const make of [makeCourseImage, makeSlideImage]) {
      expect(isNotAnImage(await make(bytes).catch((error) => error))).toBe(true)
    }
  })

  it('half a picture and a picture of too many pixels are refused', async () => {
    const whole = await noise(200, 200).jpeg().toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    expect(isNotAnImage(await makeSlideImage(half).catch((error) => error))).toBe(true)
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(500_000)
    expect(isNotAnImage(await makeCourseImage(bomb).catch((error) => error))).toBe(true)
  })
})

it('is read no further than its cap', async () => {
  expect(await readImageBytes(Readable.from([Buffer.from('ab'), Buffer.from('c')]), 3)).toEqual(
    Buffer.from('abc'),
  )
  let pulled = 0
  const endless = new Readable({
    read() {
      pulled += 1
      setImmediate(() => this.push(Buffer.alloc(1000)))
    },
  })
  const failure = await readImageBytes(endless, 5000).catch((error) => error)
  expect(isFileTooLarge(failure)).toBe(true)
  expect(endless.destroyed).toBe(true)
  expect(pulled).toBeLessThan(100)
})

const real = join(import.meta.dirname, '../../../../../shared/data/media')

it.skipIf(!existsSync(real))('real photographs and diagrams fit on a card', async () => {
  for (const name of readdirSync(real).filter((file) => /\.(png|jpg)$/.test(file))) {
    const { small } = await makeCourseImage(readFileSync(join(real, name)))
    expect(small.bytes.length, name).toBeLessThan(45_000)
  }
})

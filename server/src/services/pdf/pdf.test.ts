import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canWrite, closePdf, drawQr, openPdf, outlineText, qrModules, writeText } from './index.ts'

const NAUGHTY = fileURLToPath(
  new URL('../../../../../shared/data/cases/naughty-strings/blns.json', import.meta.url),
)
const run = promisify(execFile)
const hasPdfToText = existsSync('/usr/bin/pdftotext')

const at = new Date('2026-11-14T10:00:00Z')
const open = () => openPdf({ title: 'A page', at, layout: 'landscape' })
async function pageOf(...texts: string[]): Promise<Buffer> {
  const doc = open()
  texts.forEach((text, index) => {
    writeText(doc, text, { x: 20, y: 20 + index * 10, size: 5, face: index % 2 ? 'display' : 'text' })
  })
  return Buffer.from(await closePdf(doc))
}
async function textOf(pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'))
  try {
    await writeFile(join(folder, 'a.pdf'), pdf)
    return (await run('/usr/bin/pdftotext', ['-enc', 'UTF-8', join(folder, 'a.pdf'), '-'])).stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}
/** Everything that is drawn, unpacked. */
function drawingOf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*>>\s*stream\n/g)]
  const unpack = ({ index, 0: head }: RegExpExecArray) => {
    try {
      return inflateSync(pdf.subarray(index + head.length)).toString('latin1')
    } catch {
      return ''
    }
  }
  return streams.map(unpack).join('\n')
}

const NAMES = {
  Latin: 'Łukasz Żółć ǿ ẽ ñ ç',
  'with marks': 'Ọlájùmọ̀kẹ́ ọ́ ɛ́ n̄',
  Vietnamese: 'Nguyễn Thị Hồng Nhung',
  Greek: 'Ελευθερία Παπαδοπούλου',
  Cyrillic: 'Екатерина Ильинична Ґ',
  Arabic: 'محمد عبد الرحمن (سالم) 123',
  Persian: 'می‌خواهم ۱۲۳',
  Hebrew: 'יוסף בן-דוד',
  Ethiopic: 'አበበ በቂላ ተስፋዬ',
  Devanagari: 'प्रियंका श्रीवास्तव',
  Bengali: 'প্রিয়াঙ্কা চট্টোপাধ্যায়',
  Tamil: 'தமிழ்ச்செல்வன்',
  Thai: 'สมชาย ใจดี',
  Georgian: 'გიორგი მაისურაძე',
  Armenian: 'Արմեն Հակոբյան',
}

describe('what can be written', () => {
  test.each(Object.entries(NAMES))('%s', (_script, name) => {
    expect([canWrite(name), canWrite(name, 'display')]).toEqual([true, true])
  })
  test.each([
    ['emoji', 'Divine 😀'],
    ['a heart made an emoji', 'I ❤️ SQL'],
    ['a script without a font', '山田太郎'],
    ['an unassigned letter', 'A\u0378'],
    ['a private letter', '\ue000'],
    ['a mark without a letter', '\u0301a'],
    ['a control character', 'a\u0007b'],
    ['half a letter', 'a\ud83d'],
    ['a turned direction', 'a\u202egnp.exe'],
    ['nothing that is seen', '\u200b\u200e'],
    ['only blanks', '  '],
  ])('not %s', (_what, text) => {
    expect(canWrite(text)).toBe(false)
  })
  test('hints that nobody sees are left out', () => {
    expect(canWrite('Di\u00advine\u200b\u00a0Ira')).toBe(true)
  })
})

test.each(Object.entries(NAMES))('%s becomes embedded letters, and not one box', async (_script, name) => {
  const pdf = (await pageOf(name, name)).toString('latin1')
  const fonts = pdf.match(/\/Type \/FontDescriptor/g)?.length
  expect(fonts).toBeGreaterThanOrEqual(2)
  expect(pdf.match(/\/FontFile2 /g)).toHaveLength(fonts ?? 0)
  expect(pdf).not.toMatch(/\/BaseFont \/(?![A-Z]{6}\+)/)
  // The glyph 0 is what a font draws for a letter it has not.
  const lines = [...drawingOf(Buffer.from(pdf, 'latin1')).matchAll(/\[([^\]]*)\] TJ/g)].map(
    ([, line]) => line,
  )
  const glyphs = [...lines.join('').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex?.match(/.{4}/g))
  expect(glyphs.length).toBeGreaterThan(name.length)
  expect(glyphs).not.toContain('0000')
})

/** Where each piece begins, in mm: a mark that its font places begins one. */
async function startsOf(text: string): Promise<number[]> {
  const doc = open()
  writeText(doc, text, { x: 20, y: 20, size: 10, face: 'display', tracking: -0.04 })
  const drawing = drawingOf(Buffer.from(await closePdf(doc)))
  return [...drawing.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x))
}

test('a mark stands over its letter, wherever in the line, and in a font that can place it there', async () => {
  const [letter = 0, mark = 0] = await startsOf('n\u0304')
  const [secondLetter = 0, secondMark = 0] = (await startsOf('Oluwafunmilayo n\u0304')).slice(-2)
  expect(secondMark - secondLetter).toBeCloseTo(mark - letter)
  for (const placed of ['m\u0300', 'M\u0304', '\u0259\u0300'])
    expect(await startsOf(placed), placed).toHaveLength(2)
})

test('the same page has the same bytes, whatever was drawn before', async () => {
  const first = await pageOf('Divine Iradukunda', 'office A\u00a0B', NAMES.Arabic)
  await pageOf('O\u00a0A', 'ﬁ ffi ΑΒ', 'سالم ﷺ')
  expect((await pageOf('Divine Iradukunda', 'office A\u00a0B', NAMES.Arabic)).equals(first)).toBe(true)
})

test('any text at all is written or refused, never a crash', { timeout: 300_000 }, async () => {
  const known = existsSync(NAUGHTY) ? (JSON.parse(readFileSync(NAUGHTY, 'utf8')) as string[]) : []
  const anyText = fc.string({ unit: 'binary', maxLength: 40 })
  for (let from = 0; from < known.length; from += 50) {
    const some = known.slice(from, from + 50)
    expect(some.map((text) => typeof canWrite(text, 'display'))).not.toContain('undefined')
    expect((await pageOf(...some)).length).toBeGreaterThan(500)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { maxLength: 20 }), async (texts) => {
      for (const text of texts) canWrite(text)
      expect((await pageOf(...texts)).length).toBeGreaterThan(500)
    }),
    { numRuns: 10 },
  )
})

describe('fitting', () => {
  const written = (text: string, options: object) =>
    writeText(open(), text, { x: 0, y: 0, size: 10, width: 60, lineHeight: 1.2, ...options })

  test('lines break at spaces, within the width', () => {
    const { lines, width, lastBaseline } = written('one two three four five six seven', {})
    expect(lines).toBeGreaterThan(1)
    expect(width).toBeLessThanOrEqual(60)
    expect(lastBaseline).toBeCloseTo((lines - 1) * 12)
  })
  test('it shrinks before it needs more lines, and is cut only at its smallest', () => {
    const shrunk = written('one two three four five six seven', { maxLines: 1, minSize: 2 })
    expect(shrunk).toMatchObject({ lines: 1 })
    expect(shrunk.size).toBeLessThan(10)
    const cut = written('M'.repeat(200), { maxLines: 2, minSize: 8 })
    expect(cut).toMatchObject({ lines: 2, size: 8 })
    expect(cut.width).toBeLessThanOrEqual(60)
  })
  test('outlines have the width that the text has', () => {
    const outline = outlineText('Impinga', { face: 'display', size: 10 })
    expect(outline.width).toBeCloseTo(
      writeText(open(), 'Impinga', { x: 0, y: 0, size: 10, face: 'display' }).width,
    )
    expect(outline.d).toMatch(/^M/)
  })
})

test('the symbol on the page has the modules of its text', async () => {
  const text = 'https://learn.example.rw/certificate/K7QM-4XPD-92HT'
  const modules = qrModules(text)
  const doc = open()
  drawQr(doc, text, { x: 0, y: 0, side: modules.length, color: '#000000', alt: text })
  const drawing = drawingOf(Buffer.from(await closePdf(doc)))
  const drawn = modules.map((row) => row.map(() => false))
  for (const [, x, y, width, height] of drawing.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)) {
    expect(Number(height)).toBe(1)
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  expect(drawn).toEqual(modules)
})

test('what is written is tagged in its order, everything else is ornament', async () => {
  const doc = open()
  doc.rect(0, 0, 10, 10).fill('#000000')
  writeText(doc, 'يوسف', { x: 20, y: 20, size: 5, isHeading: true })
  writeText(doc, 'one two three four', { x: 20, y: 25, size: 5, width: 20 })
  const link = { url: 'https://learn.example.rw/certificate/K7QM', x: 20, y: 30, width: 40, height: 6 }
  writeText(doc, 'learn.example.rw', { x: 20, y: 35, size: 5, link })
  drawQr(doc, 'text', { x: 0, y: 0, side: 20, color: '#000000', alt: 'A code' })
  const pdf = Buffer.from(await closePdf(doc))
  const roles = [...pdf.toString('latin1').matchAll(/\/S \/(Document|H1|P|Link|Figure)\b/g)].map(
    ([, role]) => role,
  )
  expect(roles.sort()).toEqual(['Document', 'Figure', 'H1', 'Link', 'P'])
  const actual = Buffer.from('\ufeffيوسف', 'utf16le').swap16().toString('latin1')
  for (const part of [
    '/Marked true',
    '/Alt (A code)',
    `/ActualText (${actual})`,
    `/URI (${link.url})`,
    '/OBJR',
  ])
    expect(pdf.toString('latin1')).toContain(part)
  const marks = [...drawingOf(pdf).matchAll(/\/(Artifact|H1|P|Link|Figure)\b.*?(BDC|BMC)|EMC/gs)]
  expect(marks.map(([mark, role]) => role ?? mark).join(' ')).toBe(
    'Artifact EMC H1 EMC Artifact EMC P EMC Artifact EMC Link EMC Artifact EMC Figure EMC Artifact EMC',
  )
})

test.skipIf(!hasPdfToText)('its text is found and copied', async () => {
  const text = await textOf(await pageOf('Divine Iradukunda', 'Nguyễn Hồng', 'አበበ በቂላ', 'Екатерина'))
  for (const part of ['Divine Iradukunda', 'Nguyễn Hồng', 'አበበ በቂላ', 'Екатерина'])
    expect(text).toContain(part)
})

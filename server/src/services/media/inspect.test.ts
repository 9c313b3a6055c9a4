import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aviHeader, mpegFrames, packedPdf, storedZip, tinyPdf, wav } from '../../testing/media-samples.ts'
import { inspectMedia, mediaTypeFits, sniffMedia, sourceFromBytes, sourceFromPath } from './index.ts'

const bytes = (content: Uint8Array) => inspectMedia(sourceFromBytes(content))

describe('what the bytes are', () => {
  it('knows a wav and its length', async () => {
    const facts = await bytes(wav(2))
    expect(facts).toMatchObject({ type: { kind: 'audio', extension: 'wav', contentType: 'audio/wav' } })
    expect(facts?.durationSeconds).toBeCloseTo(2, 1)
  })

  it('knows an mp3 behind a cover larger than the head', async () => {
    const cover = Buffer.alloc(300_000, 0x20)
    const size = [21, 14, 7, 0].map((shift) => (cover.length >> shift) & 0x7f)
    const tag = Buffer.concat([Buffer.from('ID3\x04\x00\x00', 'latin1'), Buffer.from(size), cover])
    expect((await bytes(Buffer.concat([tag, mpegFrames(40)])))?.type.extension).toBe('mp3')
    const flac = Buffer.concat([tag, Buffer.from('fLaC\x00\x00\x00\x22', 'latin1'), Buffer.alloc(64)])
    expect(await bytes(flac)).toBeNull()
  })

  it('knows an avi and its length', async () => {
    const facts = await bytes(aviHeader({ microsecondsPerFrame: 40_000, frames: 250 }))
    expect(facts).toMatchObject({ type: { kind: 'video', extension: 'avi' }, durationSeconds: 10 })
  })

  it('tells a presentation from other office files by the table of contents, packed or stored', async () => {
    const slides = [
      '[Content_Types].xml',
      'ppt/presentation.xml',
      'ppt/slides/slide1.xml',
      'ppt/slides/slide2.xml',
    ]
    const facts = await bytes(storedZip(slides))
    expect(facts).toMatchObject({ type: { kind: 'document', extension: 'pptx' }, pageCount: 2 })
    expect(await bytes(storedZip(['ppt/slides/slide1.xml', ...slides]))).not.toBeNull()
    expect(await bytes(storedZip(['[Content_Types].xml', 'word/document.xml']))).toBeNull()
    expect(await bytes(storedZip(['readme.txt']))).toBeNull()
    expect(await bytes(storedZip([...slides, 'ppt/vbaProject.bin']))).toBeNull()
    expect(await bytes(storedZip(slides).subarray(0, -30))).toBeNull()
  })

  it('counts the pages of a pdf, and says nothing about a broken one', async () => {
    expect(await bytes(tinyPdf(3))).toMatchObject({ type: { extension: 'pdf' }, pageCount: 3 })
    expect(await bytes(packedPdf(12))).toMatchObject({ type: { extension: 'pdf' }, pageCount: 12 })
    expect(await bytes(tinyPdf(3).subarray(0, -40))).toMatchObject({
      type: { extension: 'pdf' },
      pageCount: null,
    })
  })

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['nothing', ''],
    ['one byte', 'P'],
    ['a Zip that stops after its mark', 'PK\x03\x04'],
    ['a program', 'MZ\x90\x00\x03'],
    ['a picture', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
    ['an empty tag', 'ID3\x04\x00\x00\x00\x00\x00\x00'],
  ])('refuses %s', async (_, text) => expect(await bytes(Buffer.from(text, 'latin1'))).toBeNull())

  const deck = ['[Content_Types].xml', 'ppt/presentation.xml', 'ppt/slides/slide1.xml']
  const relation = (target: string, type = 'image') => ({
    name: 'ppt/slides/_rels/slide1.xml.rels',
    content: `<Relationships><Relationship Id="r" Type="http://x/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  })
  it.each([
    [
      'unpacks to ten gigabytes',
      [...Array(50).keys()].map((n) => ({ name: `${n}.bin`, unpackedBytes: 209_715_200 })),
    ],
    ['holds a lump of zeros', [{ name: 'ppt/media/a.bmp', unpackedBytes: 20_000_000, content: 'x' }]],
    ['has 5,001 entries', [...Array(4_998).keys()].map(String)],
    ['writes to /etc', ['/etc/x']],
    ['climbs out of its folder', ['ppt/../../x']],
    ['names a drive', ['C:\\x']],
    ['is locked', [{ name: 'ppt/slides/slide2.xml', isEncrypted: true }]],
    ['carries programs under another spelling', ['PPT/VBAProject.BIN']],
    ['shows a file of its host', [relation('file:///etc/passwd')]],
    ['spells it out', [relation('&#102;ile:///etc/passwd')]],
    ['shows a file of another machine', [relation('\\\\server\\share\\a.png')]],
    ['declares entities', [{ ...relation('&x;'), content: `<!DOCTYPE a [<!ENTITY x "file:///etc/x">]>` }]],
  ])('refuses a presentation that %s', async (_, more) => {
    expect(await bytes(storedZip([...deck, ...more]))).toBeNull()
  })

  it('takes a presentation whose links people may click, and which packs well', async () => {
    const links = [
      relation('https://example.org/a'),
      { ...relation('file:///C:/a.docx', 'hyperlink'), name: 'b.rels' },
    ]
    const small = { name: 'ppt/media/a.bmp', unpackedBytes: 9_000_000, content: 'x' }
    expect(await bytes(storedZip([...deck, ...links, small]))).toMatchObject({ pageCount: 1 })
  })

  const script = Buffer.from('<script>alert(1)</script>')
  it.each([
    ['a PDF with a page behind it', () => Buffer.concat([tinyPdf(1), Buffer.from('<html>'), script])],
    ['a PDF behind a page', () => Buffer.concat([Buffer.from('<p>Hi</p>\n'), tinyPdf(1)])],
    ['half a PDF with a page behind it', () => Buffer.concat([tinyPdf(1).subarray(0, -40), script])],
    ['a PDF that runs a script', () => tinyPdf(1, '/OpenAction << /S /JavaScript /JS (app.alert(1)) >> ')],
    ['one that spells it otherwise', () => tinyPdf(1, '/OpenAction << /S /J#61vaScript /J#53 (x) >> ')],
    ['a recording with a page behind it', () => Buffer.concat([wav(1), script])],
  ])('refuses %s', async (_, make) => expect(await bytes(make())).toBeNull())

  it('takes a PDF that opens at a page, has blanks around it, or a printer’s command before it', async () => {
    const facts = { type: { extension: 'pdf' } }
    for (const page of ['[3 0 R /Fit]', '<< /S /GoTo /D [3 0 R /Fit] >>'])
      expect(await bytes(tinyPdf(1, `/OpenAction ${page} `))).toMatchObject(facts)
    expect(
      await bytes(Buffer.concat([Buffer.from('\r\n'), tinyPdf(1), Buffer.from('\0\0 \n')])),
    ).toMatchObject(facts)
    expect(await bytes(Buffer.concat([Buffer.from('\x1b%-12345X@PJL\n'), tinyPdf(1)]))).toMatchObject(facts)
  })

  it('takes the endings that share a container, and no others', async () => {
    const wave = await sniffMedia(sourceFromBytes(wav(1)))
    expect(wave && mediaTypeFits(wave, 'audio', 'wav')).toBe(true)
    expect(wave && mediaTypeFits(wave, 'audio', 'mp3')).toBe(false)
    expect(wave && mediaTypeFits(wave, 'video', 'wav')).toBe(false)
    const mp4 = { kind: 'video', extension: 'mp4', contentType: 'video/mp4' } as const
    expect(mediaTypeFits(mp4, 'video', 'mov')).toBe(true)
    expect(mediaTypeFits(mp4, 'audio', 'm4a')).toBe(false)
  })
})

const real = join(import.meta.dirname, '../../../../../shared/data/media')

describe.skipIf(!existsSync(real))('real files', () => {
  it.each([
    ['big-buck-bunny-320.mp4', 'mp4', 7.8, null],
    ['big-buck-bunny-320.webm', 'webm', 7.8, null],
    ['lecture-slideshow.mp4', 'mp4', 58.8, null],
    ['lecture-narration.mp3', 'mp3', 58.8, null],
    ['bear-transcript-audio.mp3', 'mp3', 6.3, null],
    ['bear-transcript-audio.ogg', 'ogg', 6.3, null],
    ['arrays-and-loops.pptx', 'pptx', null, 11],
    ['filetype-fixture2.pptx', 'pptx', null, 1],
    ['python-fundamentals.pdf', 'pdf', null, 8],
    ['javascript-arrays-and-loops.pdf', 'pdf', null, 4],
  ])('%s is %s', async (name, extension, seconds, pages) => {
    const source = await sourceFromPath(join(real, name))
    let readBytes = 0
    const counted: typeof source = {
      ...source,
      read: async (start, end) => {
        const piece = await source.read(start, end)
        readBytes += piece.length
        return piece
      },
    }
    const facts = await inspectMedia(counted)
    await source.close()
    if (source.sizeBytes > 300_000) expect(readBytes).toBeLessThan(source.sizeBytes / 2)
    expect(facts?.type.extension).toBe(extension)
    expect(facts?.pageCount).toBe(pages)
    if (seconds === null) expect(facts?.durationSeconds).toBeNull()
    else expect(Math.abs((facts?.durationSeconds ?? 0) - seconds)).toBeLessThan(0.5)
  })

  it('refuses every picture', async () => {
    for (const name of readdirSync(real).filter((file) => /\.(png|jpg)$/.test(file))) {
      const source = await sourceFromPath(join(real, name))
      expect(await inspectMedia(source), name).toBeNull()
      await source.close()
    }
  })
})

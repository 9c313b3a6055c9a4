/** Tiny files for tests, made byte by byte. */
import { deflateSync } from 'node:zlib'

export function wav(seconds: number): Buffer {
  const rate = 8000
  const samples = Buffer.alloc(rate * seconds, 128)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

/** Silent MPEG-1 layer III frames, 128 kbit/s at 44.1 kHz: 26 ms each. */
export function mpegFrames(count: number): Buffer {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x00])
  return Buffer.concat(Array.from({ length: count }, () => frame))
}

export function aviHeader(main: { microsecondsPerFrame: number; frames: number }): Buffer {
  const head = Buffer.alloc(256)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(248, 4)
  head.write('AVI LIST', 8, 'latin1')
  head.writeUInt32LE(192, 16)
  head.write('hdrlavih', 20, 'latin1')
  head.writeUInt32LE(56, 28)
  head.writeUInt32LE(main.microsecondsPerFrame, 32)
  head.writeUInt32LE(main.frames, 48)
  return head
}

interface ZippedFile {
  name: string
  content?: string
  /** As the table of contents claims. */
  unpackedBytes?: number
  isEncrypted?: boolean
}

/** A Zip of files that are not compressed, empty where only a name is given. */
export function storedZip(files: (string | ZippedFile)[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const { name, content = '', ...claimed }: ZippedFile = typeof file === 'string' ? { name: file } : file
    const bytes = Buffer.from(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(claimed.isEncrypted ? 1 : 0, 8)
    entry.writeUInt32LE(bytes.length, 20)
    entry.writeUInt32LE(claimed.unpackedBytes ?? bytes.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), bytes)
    entries.push(entry, Buffer.from(name))
    offset += 30 + name.length + bytes.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length & 0xffff, 8)
  end.writeUInt16LE(files.length & 0xffff, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** `more` stands in its catalogue. */
export function tinyPdf(pages: number, more = ''): Buffer {
  const kids = Array.from({ length: pages }, (_, page) => `${page + 3} 0 R`).join(' ')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>'
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${more}>>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => page),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

/** The form newer programs write: page tree inside an object stream, table as a stream with PNG rows. */
export function packedPdf(pages: number): Buffer {
  const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'
  const tree = `<< /Type /Pages /Kids [] /Count ${pages} >>`
  const header = `1 0 2 ${catalogue.length + 1} `
  const packed = deflateSync(`${header}${catalogue} ${tree}`)
  const start = Buffer.from('%PDF-1.5\n')
  const holder = stream(3, `/Type /ObjStm /N 2 /First ${header.length}`, packed)
  const tableAt = start.length + holder.length
  const rows = [
    [0, 0, 0],
    [2, 3, 0],
    [2, 3, 1],
    [1, start.length, 0],
    [1, tableAt, 0],
  ]
  const plain = rows.map(([type = 0, place = 0, index = 0]) => [type, place >> 8, place & 255, index])
  const filtered = plain.map((row, at) => [
    2,
    ...row.map((byte, column) => (byte - (plain[at - 1]?.[column] ?? 0)) & 255),
  ])
  const dictionary = '/Type /XRef /Size 5 /W [1 2 1] /Root 1 0 R /DecodeParms << /Predictor 12 /Columns 4 >>'
  const table = stream(4, dictionary, deflateSync(Buffer.from(filtered.flat())))
  return Buffer.concat([start, holder, table, Buffer.from(`startxref\n${tableAt}\n%%EOF\n`)])
}

function stream(number: number, dictionary: string, packed: Buffer): Buffer {
  const head = `${number} 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')])
}

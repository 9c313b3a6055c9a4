import { crc32 } from 'node:zlib'

const SIGNATURE_BYTES = 8
/** Length, type and check sum around a chunk's data. */
const AROUND_BYTES = 12

/** A PNG with a text in it (chunk iTXt, not packed), behind its header. */
export function writePngText(png: Uint8Array, keyword: string, text: string): Buffer {
  const bytes = Buffer.from(png)
  const headerEnd = SIGNATURE_BYTES + AROUND_BYTES + bytes.readUInt32BE(SIGNATURE_BYTES)
  // keyword, end of it, not packed, method, no language, no translated keyword
  const data = Buffer.concat([
    Buffer.from(keyword, 'latin1'),
    Buffer.from([0, 0, 0, 0, 0]),
    Buffer.from(text),
  ])
  return Buffer.concat([bytes.subarray(0, headerEnd), chunk('iTXt', data), bytes.subarray(headerEnd)])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
}

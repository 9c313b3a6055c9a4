import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/** Up to this size another thread costs more than the packing does. */
const PACKED_AT_ONCE_BYTES = 65_536

/** Of calls, thousands a second: one step more packs their answers one to four per cent smaller, and takes a third to a half longer. */
export const CALL_BROTLI_QUALITY = 3
/** Of a page that was drawn for one person: a tenth smaller, for a millisecond beside the ten of its drawing. On slow 3G that tenth is 40 ms. */
export const DRAWN_PAGE_BROTLI_QUALITY = 5

/** How answers are packed that nobody else gets. */
export const packing = (brotliQuality: number): FastifyCompressOptions => ({
  ...{ threshold: 1400, syncThreshold: PACKED_AT_ONCE_BYTES, encodings: ['br', 'gzip'] },
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
})

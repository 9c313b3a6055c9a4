import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|webmanifest)$/
const SMALLEST = 1024
/** Above this the strongest setting takes seconds for a few percent. */
const LARGE = 150_000

/** Writes .br and .gz beside every text file, once; the server sends them as they are. */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (!dir) return
        for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
          if (!TEXT.test(name)) continue
          const path = join(dir, name)
          const content = readFileSync(path)
          if (content.length < SMALLEST) continue
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
          const quality = content.length < LARGE ? 11 : 6
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          }
          writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
        }
      },
    },
  }
}

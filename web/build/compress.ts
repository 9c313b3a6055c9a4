import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(m?js|css|svg|webmanifest)$/
const SMALLEST = 1024
/** Above this the strongest setting takes seconds for one or two percent more. */
const LARGE = 150_000

const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)

/** Writes .br and .gz beside every text file, once; the server sends them as they are. Node packs on threads of its own. */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) return
        const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => pack(join(dir, name))))
      },
    },
  }
}

async function pack(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < SMALLEST) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length < LARGE ? 11 : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [gz, br] = await Promise.all([packGzip(content, { level: 9 }), packBrotli(content, { params })])
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)])
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rollup } from 'vite'
import { contract } from '../../contract/src/index.ts'
import { EARLY_SCRIPT } from './early-script.ts'
import { offlineCalls } from './offline-calls.ts'
import { readKeptParts, readPages } from './read-pages.ts'
import { IS_MEASURED } from './visits.ts'

const MAX_GZIP_BYTES = 250 * 1024
const STATIC = ['mark.svg']

/** What the shell needs: the entry, the kept sources, all that these import, their styles and the fonts. */
function shellFiles(bundle: Rollup.OutputBundle, kept: readonly string[]): string[] {
  const files = new Set<string>()
  const take = (name: string) => {
    const chunk = bundle[name]
    if (!chunk || files.has(name)) return
    files.add(name)
    if (chunk.type !== 'chunk') return
    chunk.imports.forEach(take)
    chunk.viteMetadata?.importedCss.forEach(take)
  }
  for (const chunk of Object.values(bundle)) {
    const isFont = chunk.type === 'asset' && chunk.fileName.endsWith('.woff2')
    const isShell =
      chunk.type === 'chunk' && chunk.moduleIds.some((id) => kept.some((file) => id.endsWith(`web/${file}`)))
    if (isFont || isShell) take(chunk.fileName)
  }
  return [...files].sort()
}

/** The entry, the pages that are kept, and the parts that they may come to need without a line. */
async function keptSources(): Promise<string[]> {
  const pages = (await readPages()).filter(({ offline }) => offline === 'kept').map(({ file }) => file)
  return ['src/main.tsx', ...pages, ...(await readKeptParts())]
}

/** Builds src/sw.ts as /sw.js with the list of files it keeps; a list that grew too heavy stops the build. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return
      const files = [...shellFiles(bundle, await keptSources()), ...STATIC]
      // The page as the server sends it holds the early script.
      const contents = [...files, 'index.html', EARLY_SCRIPT].map((file) => readFileSync(join(dir, file)))
      const bytes = contents.reduce((sum, content) => sum + gzipSync(content).length, 0)
      if (bytes > MAX_GZIP_BYTES && !IS_MEASURED && !process.env.ARRANGE) {
        this.error(
          `The service worker would keep ${Math.ceil(bytes / 1024)} kB; it may keep ${MAX_GZIP_BYTES / 1024}`,
        )
      }
      const release = createHash('sha256').update(Buffer.concat(contents)).digest('hex').slice(0, 12)
      await build({
        configFile: false,
        root: import.meta.dirname,
        publicDir: false,
        logLevel: 'warn',
        define: {
          __RELEASE__: JSON.stringify(release),
          __CALLS__: JSON.stringify(offlineCalls(Object.values(contract))),
          __PRECACHE__: JSON.stringify(files.map((file) => `/${file}`)),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: join(import.meta.dirname, '../src/sw.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      })
    },
  }
}

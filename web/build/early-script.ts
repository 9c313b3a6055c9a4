import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'

export const EARLY_SCRIPT = 'early.js'
const SOURCES = join(import.meta.dirname, '../src/early')

/** Builds src/early as one classic script. The server puts it into each page itself (`server/src/http/pages/build.ts`); while the web is developed,
 * the page asks for it. */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: EARLY_SCRIPT, source: await bundled({ minify: true }) })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${EARLY_SCRIPT}`, (_, reply, next) => {
        bundled({ minify: false }).then((code) => {
          reply.setHeader('content-type', 'text/javascript')
          reply.end(code)
        }, next)
      })
    },
    // It is no module of the program's, which alone is reloaded by itself.
    hotUpdate({ file }) {
      if (file.startsWith(SOURCES)) this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

async function bundled({ minify }: { minify: boolean }): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify,
      target: 'es2022',
      rolldownOptions: {
        input: join(SOURCES, 'main.ts'),
        // What it shares with the program stands beside what only the program needs, React among it.
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife' },
      },
    },
  })
  const [{ output }] = [built].flat() as [Rollup.RollupOutput]
  return output[0].code.trim()
}

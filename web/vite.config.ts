import { join } from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compress } from './build/compress.ts'
import { coreChunk } from './build/core-chunk.ts'
import { doorImports } from './build/door-imports.ts'
import { iconImports } from './build/icon-imports.ts'
import { leanPreloads } from './build/lean-preloads.ts'
import { lightRouter } from './build/light-router.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { moduleSizes } from './build/module-sizes.ts'
import { readPages } from './build/read-pages.ts'
import { serviceWorker } from './build/service-worker.ts'
import { sharedChunk } from './build/shared-chunk.ts'
import { virtualPages } from './build/virtual-pages.ts'

const api = process.env.ACADEMY_API ?? 'http://127.0.0.1:5000'

/** Where the portals' pages live; while developing nothing asks. */
async function portalFiles(): Promise<ReadonlySet<string>> {
  const pages = await readPages()
  return new Set(pages.flatMap(({ isPortal, file }) => (isPortal ? [join(import.meta.dirname, file)] : [])))
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const preloads = leanPreloads()
  const inPortal = command === 'build' ? await portalFiles() : new Set<string>()
  return {
    plugins: [
      doorImports(),
      iconImports(),
      lightRouter(),
      messagesPlugin(),
      virtualPages(),
      react(),
      tailwindcss(),
      lingui(),
      preloads.plugin,
      moduleSizes(),
      serviceWorker(),
      compress(),
    ],
    build: {
      target: 'es2022',
      manifest: true,
      modulePreload: {
        polyfill: false,
        // What the first page brought along need not be named for every other.
        resolveDependencies: (_, deps, { hostId, hostType }) =>
          hostType === 'html'
            ? deps
            : preloads.missing(deps, hostId).filter((dep) => !/\/(frame|core|rolldown-runtime)-/.test(dep)),
      },
      // A data: URL of a font or an icon would be fetched by nobody twice; files are cached for ever.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // A sentence of the contract stands where it is read, in place of all that a room says.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: {
          codeSplitting: {
            // Each group takes what it names: with their dependencies the groups would pull one another along.
            includeDependenciesRecursively: false,
            groups: [
              // What every page needs, apart from the entry, so that a new release leaves it in the phone's cache.
              {
                name: 'frame',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui)[\\/]/,
              },
              { name: coreChunk, test: /\.m?[jt]sx?$|preload-helper/ },
              { name: (id, graph) => sharedChunk(id, graph, inPortal), test: /\.m?[jt]sx?$/ },
            ],
          },
        },
      },
    },
    server: { port: 5173, proxy: { '/api': api, '/uploads': api, '^/certificate([/?]|$)': api } },
    preview: { proxy: { '/api': api, '/uploads': api, '^/certificate([/?]|$)': api } },
  }
})

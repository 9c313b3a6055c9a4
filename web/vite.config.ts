import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './build/chunks.ts'
import { className } from './build/class-name.ts'
import { compress } from './build/compress.ts'
import { earlyScript } from './build/early-script.ts'
import { iconMaker } from './build/icon-maker.ts'
import { leanPreloads } from './build/lean-preloads.ts'
import { lightPreload } from './build/light-preload.ts'
import { lightRouter } from './build/light-router.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { moduleSizes } from './build/module-sizes.ts'
import { runtimeInFrame } from './build/runtime-in-frame.ts'
import { serviceWorker } from './build/service-worker.ts'
import { virtualPages } from './build/virtual-pages.ts'
import { leaveOutHints } from './build/without-hints.ts'

const api = process.env.ACADEMY_API ?? 'http://127.0.0.1:5000'
const files = chunks()
const preloads = leanPreloads()

export default defineConfig({
  plugins: [
    iconMaker(),
    lightRouter(),
    leaveOutHints(),
    lightPreload(),
    messagesPlugin(),
    virtualPages(),
    react(),
    tailwindcss(),
    lingui(),
    runtimeInFrame(),
    files.plugin,
    preloads.plugin,
    moduleSizes(),
    earlyScript(),
    serviceWorker(),
    compress(),
  ],
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What the first page brought along need not be named for every other.
      resolveDependencies: (_, deps, { hostId, hostType }) =>
        hostType === 'html' ? deps : preloads.missing(deps, hostId),
    },
    // A data: URL of a font or an icon would be fetched by nobody twice; files are cached for ever.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Of a library's thousand icons and a room's door only what is asked for is read.
      experimental: { lazyBarrel: true },
      // A sentence of the contract stands where it is read, in place of all that a room says.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      // Whoever builds it for the first time reads only what they can mend: how long the plugins took is nothing of that kind, and whether a part
      // comes by need is told by `files.json`, page by page.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: {
        // Every page brings the names of all files: seven letters tell releases apart as well as eight.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Each file takes what it names: with their dependencies the files would pull one another along.
          includeDependenciesRecursively: false,
          groups: [{ name: files.nameOf, debugName: 'files' }],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': api, '/uploads': api, '^/certificate([/?]|$)': api } },
  preview: { proxy: { '/api': api, '/uploads': api, '^/certificate([/?]|$)': api } },
})

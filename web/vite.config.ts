import { lingui } from '@lingui/vite-plugin'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './build/compile-messages.ts'
import { compress } from './build/compress.ts'
import { coreChunk } from './build/core-chunk.ts'
import { serviceWorker } from './build/service-worker.ts'

/** English sentences stay in the code (compiled); other languages come as catalogues with their route. */
const messages = defineRolldownBabelPreset({
  preset: () => ({
    plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], compileMessages],
  }),
  rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
})

const api = process.env.ACADEMY_API ?? 'http://127.0.0.1:5000'

export default defineConfig({
  plugins: [babel({ presets: [messages] }), react(), tailwindcss(), lingui(), serviceWorker(), compress()],
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // A data: URL of a font or an icon would be fetched by nobody twice; files are cached for ever.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, apart from the entry, so that a new release leaves it in the phone's cache.
            {
              name: 'frame',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui)[\\/]/,
            },
            { name: coreChunk, test: /\.[jt]sx?$|preload-helper/ },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': api, '/uploads': api } },
  preview: { proxy: { '/api': api, '/uploads': api } },
})

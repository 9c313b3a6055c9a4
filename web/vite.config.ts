import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { coreChunk } from './build/core-chunk.ts'
import { doorImports } from './build/door-imports.ts'
import { iconImports } from './build/icon-imports.ts'
import { inlineMessages } from './build/inline-messages.ts'
import { lightRouter } from './build/light-router.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { moduleSizes } from './build/module-sizes.ts'
import { serviceWorker } from './build/service-worker.ts'
import { sharedChunk } from './build/shared-chunk.ts'

const api = process.env.ACADEMY_API ?? 'http://127.0.0.1:5000'

export default defineConfig({
  plugins: [
    doorImports(),
    iconImports(),
    inlineMessages(),
    lightRouter(),
    messagesPlugin(),
    react(),
    tailwindcss(),
    lingui(),
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
      resolveDependencies: (_, deps, { hostType }) =>
        hostType === 'html' ? deps : deps.filter((dep) => !/\/(frame|core|rolldown-runtime)-/.test(dep)),
    },
    // A data: URL of a font or an icon would be fetched by nobody twice; files are cached for ever.
    assetsInlineLimit: 0,
    rolldownOptions: {
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
            { name: sharedChunk, test: /\.m?[jt]sx?$/ },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': api, '/uploads': api, '^/certificate([/?]|$)': api } },
  preview: { proxy: { '/api': api, '/uploads': api, '^/certificate([/?]|$)': api } },
})

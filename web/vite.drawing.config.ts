import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { className } from './build/class-name.ts'
import { iconMaker } from './build/icon-maker.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { virtualPages } from './build/virtual-pages.ts'

/** src/draw-page.tsx for the server: everything it needs in one file, because it runs far from node_modules' development builds. */
export default defineConfig({
  plugins: [iconMaker(), messagesPlugin(), virtualPages(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  // The names of the browser's own build.
  css: { modules: { generateScopedName: className } },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/draw-page.tsx',
    target: 'node20',
    minify: true,
    rolldownOptions: {
      // How long the plugins took is nothing that whoever builds can mend.
      checks: { pluginTimings: false },
      output: { entryFileNames: 'drawing.js', codeSplitting: false },
    },
  },
})

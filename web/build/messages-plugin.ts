import { join } from 'node:path'
import { transformAsync } from '@babel/core'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { compileMessages } from './compile-messages.ts'

const SOURCES = /\.tsx?(\?|$)/
const WITH_JSX = /\.tsx(\?|$)/

/** English sentences stay in the code (compiled); other languages come as catalogues with their route. */
export function messagesPlugin(): Plugin {
  const config = getConfig({ configPath: join(import.meta.dirname, '../lingui.config.ts') })
  const trans = [join(import.meta.dirname, '../src/lib/texts/trans.tsx'), 'Trans'] as const
  const linguiConfig = {
    ...config,
    runtimeConfigModule: { ...config.runtimeConfigModule, Trans: trans },
  }
  const plugins = [
    ['@lingui/babel-plugin-lingui-macro', { stripMessageField: false, linguiConfig }],
    compileMessages,
  ]
  return {
    name: 'academy:messages',
    enforce: 'pre',
    transform: {
      filter: { id: { include: SOURCES, exclude: /node_modules/ }, code: /@lingui\/(core|react)\/macro/ },
      handler: async (code, filename) => {
        const done = await transformAsync(code, {
          filename,
          plugins,
          parserOpts: { plugins: WITH_JSX.test(filename) ? ['typescript', 'jsx'] : ['typescript'] },
          babelrc: false,
          configFile: false,
          sourceMaps: true,
        })
        return done?.code ? { code: done.code, map: done.map } : null
      },
    },
  }
}

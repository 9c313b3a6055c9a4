import { join } from 'node:path'
import { getConfig } from '@lingui/conf'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import { compileMessages } from './compile-messages.ts'

/** English sentences stay in the code (compiled); other languages come as catalogues with their route. */
export function messagesPlugin() {
  const config = getConfig({ configPath: join(import.meta.dirname, '../lingui.config.ts') })
  const trans = [join(import.meta.dirname, '../src/lib/trans.tsx'), 'Trans'] as const
  const linguiConfig = {
    ...config,
    runtimeConfigModule: { ...config.runtimeConfigModule, Trans: trans },
  }
  const preset = defineRolldownBabelPreset({
    preset: () => ({
      plugins: [
        ['@lingui/babel-plugin-lingui-macro', { stripMessageField: false, linguiConfig }],
        compileMessages,
      ],
    }),
    rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
  })
  return babel({ presets: [preset] })
}

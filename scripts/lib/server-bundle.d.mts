import type { InputOptions, OutputOptions } from 'rolldown'

export const serverEntries: { main: string; academy: string }
type ModuleType = 'commonjs' | 'module'
export function serverBundle(dir: string, type?: ModuleType): InputOptions & { output: OutputOptions }
export function copyServerFiles(dir: string, type?: ModuleType): void

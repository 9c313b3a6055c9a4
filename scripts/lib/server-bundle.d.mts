import type { InputOptions, OutputOptions } from 'rolldown'

export const serverEntries: { main: string; academy: string }
export function serverBundle(dir: string): InputOptions & { output: OutputOptions }
export function copyServerFiles(dir: string): void

import packageJson from '../package.json' with { type: 'json' }

/** The academy's own version, as `CHANGELOG.md` counts it. */
export const VERSION: string = packageJson.version

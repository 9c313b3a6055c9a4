import type { Life } from '../life.ts'
import { build, listen, openForLife } from '../parts.ts'

/** One of several: it answers people, and its primary has prepared all. */
export async function serveAsWorker(life: Life): Promise<void> {
  const { services } = await openForLife(life, 'worker')
  await listen(life, services, await build(services))
}

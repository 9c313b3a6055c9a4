import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { quantile } from '../bench/figures.ts'
import { reportFigures } from '../bench/report.ts'
import { say } from '../bench/say.ts'
import { drillCrashes } from './crash.ts'
import { drillDrains } from './drain.ts'
import { drillLines } from './lines.ts'

/** The academy as it is built. */
const PROGRAM = fileURLToPath(new URL('../dist/main.js', import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cycles: { type: 'string', default: '10' } },
})

/** `npm run drill -- crash|drain|lines [--cycles 10]`: what must be zero and is not makes it fail. */
const drills: Record<string, (cycles: number) => Promise<boolean>> = {
  crash: async (cycles) => {
    const { acknowledged, lost, doubled, awaySeconds } = await drillCrashes(PROGRAM, cycles)
    const away = (victim: string) =>
      awaySeconds.filter((one) => one.victim === victim).map(({ seconds }) => seconds)
    reportFigures([
      {
        name: `crash: lost of ${acknowledged} acknowledged writes, ${cycles} kills`,
        value: lost,
        unit: '',
        max: 0,
      },
      { name: 'crash: written twice', value: doubled, unit: '', max: 0 },
      ...['node', 'database', 'both'].flatMap((victim) => {
        const seconds = away(victim)
        if (seconds.length === 0) return []
        return [
          {
            name: `crash: ready again, ${victim} killed, median`,
            value: quantile(seconds, 0.5),
            unit: 's',
            max: 5,
          },
          {
            name: `crash: ready again, ${victim} killed, longest`,
            value: Math.max(...seconds),
            unit: 's',
            max: 5,
          },
        ]
      }),
    ])
    return lost + doubled === 0
  },
  drain: async (cycles) => {
    const { acknowledged, refused, strange, cut, unclean, lost, doubled } = await drillDrains(PROGRAM, cycles)
    const restarts = cycles * 2
    reportFigures([
      {
        name: `drain: cut connections, ${acknowledged} writes, ${restarts} restarts`,
        value: cut.length,
        unit: '',
        max: 0,
      },
      { name: 'drain: answers that are not the academy’s', value: strange.length, unit: '', max: 0 },
      { name: 'drain: answers of 500 and above', value: refused, unit: '', max: 0 },
      { name: 'drain: nodes that did not stop in order', value: unclean, unit: '', max: 0 },
      { name: 'drain: lost or written twice', value: lost + doubled, unit: '', max: 0 },
    ])
    for (const fault of [...cut, ...strange].slice(0, 10)) say(fault)
    return cut.length + strange.length + refused + unclean + lost + doubled === 0
  },
  lines: async () => {
    const { sent, unseen, lost, doubled, cut, seenMs, seenBesideMs, seenAfterCutMs, backMs } =
      await drillLines(PROGRAM, {
        ...{ lines: 1_000, perSecond: 50, seconds: 30 },
      })
    const ms = (name: string, value: number, max: number) => ({
      name: `lines: ${name}`,
      value,
      unit: 'ms',
      max,
    })
    reportFigures([
      {
        name: `lines: of ${sent} messages not seen, 1,000 lines, a node with ${cut} killed`,
        ...{ value: unseen, unit: '', max: 0 },
      },
      { name: 'lines: lost or stored twice', value: lost + doubled, unit: '', max: 0 },
      ms('seen, before the kill, p99', quantile(seenMs, 0.99), 1_000),
      ms('seen after it where the line stood, p99', quantile(seenBesideMs, 0.99), 5_000),
      ms('seen after it where the line was cut, p99', quantile(seenAfterCutMs, 0.99), 5_000),
      ms('a cut line stands again, p99', quantile(backMs, 0.99), 5_000),
    ])
    return unseen + lost + doubled === 0
  },
}

const cycles = Number(values.cycles)
const wanted = positionals.length > 0 ? positionals : Object.keys(drills)
const unknown = wanted.filter((name) => !drills[name])
if (unknown.length > 0 || !Number.isInteger(cycles) || cycles < 1) {
  say('npm run drill -- [crash] [drain] [lines] [--cycles 10]')
  process.exit(2)
}
for (const name of wanted) if (!(await drills[name]?.(cycles))) process.exitCode = 1

/** A command's own no: printed as it is, without a stack. */
export class OperatorRefusal extends Error {}

export const say = (text: string) => process.stdout.write(`${text}\n`)

export interface ProgressBar {
  /** Moves to `done` of the total; the line is redrawn on a terminal and printed every tenth elsewhere. */
  update(done: number, label?: string): void
  end(): void
}

const WIDTH = 28

export function progressBar(total: number): ProgressBar {
  const isTerminal = process.stdout.isTTY
  let lastTenth = -1
  return {
    update(done, label = '') {
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const filled = Math.round(share * WIDTH)
      const line = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}/${total} ${label.slice(0, 60)}`
      if (isTerminal) process.stdout.write(`\r\x1b[2K${line}`)
      else if (Math.floor(share * 10) > lastTenth) {
        lastTenth = Math.floor(share * 10)
        say(line)
      }
    },
    end() {
      if (isTerminal) process.stdout.write('\n')
    },
  }
}

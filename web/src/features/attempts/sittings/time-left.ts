/** Seconds until the deadline: the server's clock as it was received, carried on by a clock that nobody turns. */
export function secondsLeft(
  deadline: string,
  received: { serverNow: string; receivedAtMs: number },
  nowMs: number,
): number {
  const left = Date.parse(deadline) - Date.parse(received.serverNow) - (nowMs - received.receivedAtMs)
  return Math.max(0, Math.ceil(left / 1000))
}

/** An IPv6 household has a whole /64; limits count it as one. */
export function networkOf(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip
}

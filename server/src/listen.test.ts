import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertMayListen } from './listen.ts'

test('a port that is taken is told by its name', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const taken = assertMayListen({ host: '127.0.0.1', port })
  await expect(taken).rejects.toThrow(`PORT ${port} of 127.0.0.1 is taken by another program`)
  other.close()
  await once(other, 'close')
  await assertMayListen({ host: '127.0.0.1', port })
})

test.each(['192.0.2.1', 'nowhere.invalid'])('a host that is not this machine: %s', async (host) => {
  await expect(assertMayListen({ host, port: 0 })).rejects.toThrow(
    `HOST=${host} is no address of this machine`,
  )
})

import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { createStaticServer } from '../../scripts/serve.mjs'

/** Serves the built files to a test file. The origin is known when the tests run. */
export function serveDist(): () => string {
  const server = createStaticServer('dist')
  let origin = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => void server.close())
  return () => origin
}

import { createServer } from 'node:net'

/** The port in a text; null when the text is not a port. */
export function portIn(text) {
  const port = Number(text)
  return /^\d+$/.test(text) && port >= 1 && port <= 65_535 ? port : null
}

/** The system's error code that says why a port is not free; null if it is free. */
export const whyTaken = (port, host) =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', (error) => done(error.code))
    server.listen(port, host, () => server.close(() => done(null)))
  })

/** The first of two adjacent free ports, so that two runs at the same time do not collide. */
export async function freePair(from) {
  for (let port = from; ; port += 2)
    if ((await whyTaken(port)) === null && (await whyTaken(port + 1)) === null) return port
}

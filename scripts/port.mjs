import { createServer } from 'node:net'

/** The port that a text names; null when it is none. */
export function portIn(text) {
  const port = Number(text)
  return /^\d+$/.test(text) && port >= 1 && port <= 65_535 ? port : null
}

/** Why nobody can listen on a port, as the system's code; null when it is free. */
export const whyTaken = (port, host) =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', (error) => done(error.code))
    server.listen(port, host, () => server.close(() => done(null)))
  })

/** The first of two neighbouring free ports: two runs beside each other do not meet. */
export async function freePair(from) {
  for (let port = from; ; port += 2)
    if ((await whyTaken(port)) === null && (await whyTaken(port + 1)) === null) return port
}

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
